import type { Key } from './browser'

type ConsoleMessage = { type(): string; text(): string }
type Page = {
  on(event: 'console', handle: (message: ConsoleMessage) => void): void
  on(event: 'pageerror', handle: (error: unknown) => void): void
  goto(url: string, options: object): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  mouse: { click(x: number, y: number): Promise<void> }
  keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> }
}
type Context = { newPage(): Promise<Page>; close(): Promise<void> }
type Browser = {
  version(): Promise<string>
  createBrowserContext(): Promise<Context>
  close(): Promise<void>
}

/** What is used of puppeteer-core. It is not installed when the types are checked. */
type Puppeteer = { launch(options: object): Promise<Browser> }

export async function loadPuppeteer(): Promise<Puppeteer> {
  const name: string = 'puppeteer-core'
  return (await import(name)).default
}
