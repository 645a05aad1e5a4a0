/** Control characters could send commands to a terminal, and direction marks could disguise a line. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** For the terminal: shows them as their numbers. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** For files: leaves line breaks and replaces the others by spaces. */
export function removeControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, (character) => (character === '\n' ? '\n' : ' '))
}
