/** 12,34,567 in India: its groups have two digits, but the last one. `shortest` are the digits of the first number with groups. */
export type NumberTexts = {
  digits: readonly string[]
  separator: string
  groupSize: number
  shortest: number
}

/** How the words of a language write their values. The build tells how numbers are written: Chrome does not know it of Nepali. */
export function createFormats(language: string, { digits, separator, groupSize, shortest }: NumberTexts) {
  const plurals = once(() => new Intl.PluralRules(language))
  const conjunction = once(() => new Intl.ListFormat(language))
  const disjunction = once(() => new Intl.ListFormat(language, { type: 'disjunction' }))
  const ends = new RegExp(`\\B(?=(\\d{${groupSize}})*\\d{3}$)`, 'g')

  function number(value: number): string {
    const plain = String(value)
    const grouped = plain.length < shortest ? plain : plain.replace(ends, separator)
    return grouped.replace(/\d/g, (digit) => digits[+digit] ?? digit)
  }

  return {
    plural: (count: number) => plurals().select(count),
    number,
    and: (items: readonly string[]) => conjunction().format(items),
    or: (items: readonly string[]) => disjunction().format(items),
  }
}

/** A formatter takes a phone 0.3 ms to create. */
function once<Made>(create: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= create()
    return made
  }
}
