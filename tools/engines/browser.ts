export type Settings = { prefersDark: boolean; prefersReducedMotion: boolean }

export type Size = { width: number; height: number }

/** What all three engines can do. The journeys use it through `Visitor`. */
export type EnginePage = {
  goto(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  resize(size: Size): Promise<void>
  /** The value of an expression in the page. The site's CSP does not apply to it. */
  evaluate(expression: string): Promise<unknown>
  /** Presses and releases the mouse at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Console errors since the last call. Empty for an engine that does not report them. */
  takeErrors(): string[]
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab'

export type EngineBrowser = {
  name: string
  /** A page without cookies or storage of earlier ones. */
  newPage(): Promise<EnginePage>
  close(): Promise<void>
}
