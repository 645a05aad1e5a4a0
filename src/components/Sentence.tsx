import { Fragment, type ReactNode } from 'react'

type SentenceProps<Name extends string> = {
  of: (values: Record<Name, string>) => string
  /** An element for each value of the word: a link, a price, a date. */
  links: Record<Name, ReactNode>
}

/** A word whose values are elements, wherever the language puts them. */
export function Sentence<Name extends string>({ of, links }: SentenceProps<Name>) {
  const names = Object.keys(links) as Name[]
  const marks = Object.fromEntries(names.map((name) => [name, `\0${name}\0`])) as Record<Name, string>
  return of(marks)
    .split('\0')
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word always has the same parts
      <Fragment key={index}>{index % 2 === 0 ? part : links[part as Name]}</Fragment>
    ))
}
