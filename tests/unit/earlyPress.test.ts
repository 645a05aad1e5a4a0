import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'

const template = readFileSync('index.html', 'utf8')
const opener = '<button type="button" command="show-modal" commandfor="drawer">Menu</button>'

/** How often the app hears a press on the opener of the menu from before it started. */
async function pressesHeard({ knowsCommands }: { knowsCommands: boolean }) {
  const { window } = new JSDOM(template.replace('<!--page-->', opener), {
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
  const button = window.document.querySelector('button')
  let presses = 0
  button?.click()
  button?.addEventListener('click', () => (presses += 1))
  for (const type of ['app-listens', 'app-started']) window.dispatchEvent(new window.Event(type))
  await new Promise((resolve) => window.setTimeout(resolve))
  return presses
}

it('opens the menu after an early press in a browser that does not know commands', async () => {
  expect(await pressesHeard({ knowsCommands: false })).toBe(1)
})

it('does not press the opener again where the browser has opened the menu', async () => {
  expect(await pressesHeard({ knowsCommands: true })).toBe(0)
})
