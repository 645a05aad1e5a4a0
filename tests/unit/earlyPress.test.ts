import { readFileSync } from 'node:fs'
import { type DOMWindow, JSDOM } from 'jsdom'
import { expect, it } from 'vitest'

const template = readFileSync('index.html', 'utf8')
const opener = '<button type="button" command="show-modal" commandfor="drawer">Menu</button>'
const plans = '<button type="button">Add One</button> <button type="button">Add Two</button>'

function open(html: string, { knowsCommands = false } = {}): DOMWindow {
  const { window } = new JSDOM(template.replace('<!--page-->', html), {
    url: 'https://site.example/',
    runScripts: 'dangerously',
    beforeParse({ HTMLButtonElement }) {
      if (!knowsCommands) return
      Object.defineProperty(HTMLButtonElement.prototype, 'command', {
        get(this: HTMLButtonElement) {
          return this.getAttribute('command') ?? ''
        },
      })
    },
  })
  return window
}

const press = ({ document }: DOMWindow, name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

const tell = (window: DOMWindow, type: 'app-listens' | 'app-started') =>
  window.dispatchEvent(new window.Event(type))

/** React does not find the HTML that it expects, and renders the page again. */
function renderAgain({ document }: DOMWindow, html: string) {
  for (const root of document.querySelectorAll('#root')) root.innerHTML = html
}

/** The presses that the app hears from now on. */
function hearPresses({ document }: DOMWindow): string[] {
  const heard: string[] = []
  document.addEventListener('click', ({ target }) => {
    heard.push((target as Element).textContent)
  })
  return heard
}

const settle = (window: DOMWindow) => new Promise((resolve) => window.setTimeout(resolve))

it.each([
  ['opens the menu after an early press in a browser that does not know commands', false, ['Menu']],
  ['does not press the opener again where the browser has opened the menu', true, []],
])('%s', async (_, knowsCommands, expected) => {
  const window = open(opener, { knowsCommands })
  press(window, 'Menu')
  const heard = hearPresses(window)
  tell(window, 'app-listens')
  tell(window, 'app-started')
  await settle(window)
  expect(heard).toEqual(expected)
})

const translated = plans.replaceAll(/Add \w+/g, '<font>«$&»</font>')

it('presses what takes the place of a control in a translated page, before and after the app listens', async () => {
  const window = open(translated)
  press(window, '«Add Two»')
  tell(window, 'app-listens')
  press(window, '«Add One»')
  const heard = hearPresses(window)
  renderAgain(window, plans)
  tell(window, 'app-started')
  await settle(window)
  expect(heard).toEqual(['Add Two', 'Add One'])
})

it('opens the menu again that the browser had opened in a translated page', async () => {
  const window = open(opener.replace('Menu', '<font>«Menu»</font>'), { knowsCommands: true })
  press(window, '«Menu»')
  const heard = hearPresses(window)
  tell(window, 'app-listens')
  renderAgain(window, opener)
  tell(window, 'app-started')
  await settle(window)
  expect(heard).toEqual(['Menu'])
})

it('leaves to the app what it has heard, also if its answer replaces the control', async () => {
  const window = open(plans)
  tell(window, 'app-listens')
  press(window, 'Add One')
  const heard = hearPresses(window)
  tell(window, 'app-started')
  renderAgain(window, '<p>Added</p> <button type="button">Add Two</button>')
  await settle(window)
  expect(heard).toEqual([])
})
