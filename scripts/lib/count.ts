/** '1 message', '12 messages' */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number} ${number === 1 ? noun : plural}`

/** 'a, b and c' */
export const inEnglish = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items)
