/**
 * Up to a mark after which a space and no small letter follow, as they do after 'e.g.'; those of Chinese and Japanese need no
 * space. A single letter is an abbreviation, as in the German 'z. B.'
 */
const SENTENCE = /^.*?(?:(?:(?<!(?<!\p{L})\p{L})\.|[!?؟।…])['"”’»)]*(?=\s+[^\s\p{Ll}])|[。！？])/su

export function firstSentence(text: string): string {
  const [first = text] = SENTENCE.exec(text) ?? []
  return first
}
