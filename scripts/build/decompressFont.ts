import { decompress } from 'wawoff2'

let earlier: Promise<unknown> = Promise.resolve()

/** Returns a TrueType font. One at a time, because wawoff2 returns a view of memory that its next call overwrites. */
export function decompressFont(woff2: Uint8Array): Promise<Buffer> {
  const font = earlier.then(async () => Buffer.from(await decompress(woff2)))
  earlier = font.catch(() => {})
  return font
}
