import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { EnginePage, Key, Size } from './browser'

export type Target = {
  role: string
  name?: string
  /** Only inside this element. */
  within?: Target
}

type Found = { x: number; y: number; isStable: boolean; text: string; isFocused: boolean }

const TIMEOUT = 10_000 // ms
const INTERVAL = 50 // ms

const require = createRequire(import.meta.url)
const TESTING_LIBRARY = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Uses the site as a person does: finds controls by role and name, presses them with the mouse and types. */
export class Visitor {
  constructor(
    private readonly page: EnginePage,
    private readonly baseUrl: string,
  ) {}

  async open(path: string) {
    await this.page.goto(this.baseUrl + path)
    await this.hydrated()
  }

  async back() {
    await this.page.back()
  }

  async forward() {
    await this.page.forward()
  }

  async reload() {
    await this.page.goto((await this.evaluate(() => location.href)) as string)
    await this.hydrated()
  }

  async hydrated() {
    await this.until('the app has hydrated the page', () => {
      // Without an interaction, the app would start some seconds later.
      dispatchEvent(new Event('visibilitychange'))
      return 'ready' in document.documentElement.dataset
    })
  }

  resize = (size: Size) => this.page.resize(size)
  press = (key: Key) => this.page.press(key)
  takeErrors = () => this.page.takeErrors()

  /** Runs a function in the page. */
  async evaluate<Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T> {
    // tsx wraps inner functions in `__name`, which the page does not have.
    const expression = `(() => { globalThis.__name ??= (value) => value; return (${run}).apply(null, ${JSON.stringify(args)}) })()`
    return (await this.page.evaluate(expression)) as T
  }

  /** Waits until a function that runs in the page returns true. */
  async until<Args extends unknown[]>(expected: string, isTrue: (...args: Args) => boolean, ...args: Args) {
    await waitUntil(expected, () => this.evaluate(isTrue, ...args))
  }

  /** Waits until the element is there and returns its text. */
  async see(target: Target): Promise<string> {
    return (await this.find(target)).text
  }

  async seeNo(target: Target) {
    await waitUntil(`there is no ${describe(target)}`, async () => (await this.locate(target)) === null)
  }

  async seeText(text: string) {
    await this.until(`“${text}” is shown`, isTextShown, text)
  }

  async seeFocus(target: Target) {
    await waitUntil(
      `${describe(target)} has the focus`,
      async () => (await this.locate(target))?.isFocused === true,
    )
  }

  /** Presses the middle of the element as soon as it has stopped moving. */
  async click(target: Target) {
    const { x, y } = await this.find(target)
    await this.page.clickAt(x, y)
  }

  type = (text: string) => this.page.type(text)

  /** Password fields have no role, so they are found by their label. */
  async fillPassword(label: string, text: string) {
    await this.click({ role: 'password', name: label })
    await this.page.type(text)
  }

  /** Focuses a text field with the mouse and types. */
  async fill(name: string, text: string, within?: Target) {
    await this.click({ role: 'textbox', name, ...(within && { within }) })
    await this.page.type(text)
  }

  private async find(target: Target): Promise<Found> {
    let found: Found | null = null
    await waitUntil(`${describe(target)} is shown`, async () => {
      found = await this.locate(target)
      return found?.isStable === true
    })
    if (!found) throw new Error(`${describe(target)} is not shown`)
    return found
  }

  private async locate(target: Target): Promise<Found | null> {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in globalThis))) {
      await this.page.evaluate(`(() => { ${TESTING_LIBRARY} })()`)
    }
    return this.evaluate(locateInPage, target)
  }
}

export async function waitUntil(expected: string, isTrue: () => Promise<boolean>) {
  const end = Date.now() + TIMEOUT
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Expected: ${expected}`)
    await wait(INTERVAL)
  }
}

function describe({ role, name, within }: Target): string {
  return `${role}${name ? ` “${name}”` : ''}${within ? ` in ${describe(within)}` : ''}`
}

/** Runs in the page. */
function locateInPage(target: Target): Found | null {
  type Library = {
    queryAllByRole(container: Element, role: string, options: { name?: string }): HTMLElement[]
    queryAllByLabelText(container: Element, label: string, options: object): HTMLElement[]
  }
  const { TestingLibraryDom: library } = globalThis as unknown as { TestingLibraryDom: Library }
  const search = ({ role, name, within }: Target): HTMLElement[] => {
    const roots = within ? search(within) : [document.body]
    if (role === 'password') {
      return library.queryAllByLabelText(document.body, name ?? '', { selector: 'input[type=password]' })
    }
    return roots.flatMap((root) => library.queryAllByRole(root, role, name === undefined ? {} : { name }))
  }
  const [element] = search(target)
  if (!element) return null
  const isOutOfView = () => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < 0 || bottom > innerHeight
  }
  if (isOutOfView()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const place = [x, y, width, height].map(Math.round).join()
  // The element is stable once it was in the same place at the last look.
  const isStable = element.dataset.lastPlace === place
  element.dataset.lastPlace = place
  return {
    x: x + width / 2,
    y: y + height / 2,
    isStable,
    text: element.textContent ?? '',
    isFocused: document.activeElement === element,
  }
}

/** Runs in the page. */
function isTextShown(text: string): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  return document.body.innerText.includes(text)
}
