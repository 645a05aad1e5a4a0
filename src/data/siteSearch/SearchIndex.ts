import MiniSearch, { type SearchOptions } from 'minisearch'
import { foldCharacters, foldText } from '@/lib/foldText'
import { isUnspaced } from '@/lib/readingTime'
import { searchTerms } from '@/lib/searchTerms'
import { nearestWord } from './nearestWord'
import type { SearchKind, SearchText } from './searchTexts'

export type Found = SearchText & {
  /** The terms of the text that match, as `placeTerms` writes them. */
  terms: readonly string[]
}

const FIELDS = ['title', 'keywords', 'text', 'lines'] as const

/** A page is what a short query means, and an article is one of many. */
const WEIGHTS: Record<SearchKind, number> = {
  page: 1.25,
  service: 1.2,
  plan: 1,
  case: 1,
  person: 1,
  article: 0.9,
}

const OPTIONS: SearchOptions = {
  boost: { title: 4, keywords: 3, text: 1.5 },
  weights: { prefix: 0.5, fuzzy: 0.2 },
  // A single letter begins too many words.
  prefix: (term) => term.length > 1 || isUnspaced(term),
  // One typo in five letters, and two in ten.
  fuzzy: (term) => (isUnspaced(term) || /\d/.test(term) ? false : Math.min(2, Math.floor(term.length / 5))),
}

/** With so many results that have all the words, those with some of them are left out. */
const ENOUGH = 3
/** With fewer, only those are left out that are this much worse than the best. */
const WORST_SHARE = 0.35
/** For the words as they were typed, next to each other. */
const PHRASE_BONUS = 1.6
/** Only the best results are looked at for them. */
const MOST_COMPARED = 60

/** Indexing a large archive at once would hold up the page. */
const CHUNK = 25

export class SearchIndex {
  readonly #texts = new Map<string, SearchText>()
  readonly #folded = new Map<string, string>()
  readonly #words = new Map<string, string>()
  /** The size of the index when `#words` was filled. */
  #sizeAtWords = 0
  readonly #index = new MiniSearch<SearchText>({
    idField: 'path',
    fields: [...FIELDS],
    tokenize: (text) => searchTerms(text, this.#fold),
    // `searchTerms` has done it.
    processTerm: (term) => term,
    extractField: (text, field) => {
      const value = text[field as keyof SearchText]
      return Array.isArray(value) ? value.join('\n') : String(value ?? '')
    },
    searchOptions: {
      ...OPTIONS,
      boostDocument: (path) => WEIGHTS[this.#texts.get(path)?.kind ?? 'page'],
    },
  })

  /** Adds new texts, and further fields to known ones. */
  async add(added: readonly (Pick<SearchText, 'path'> & Partial<SearchText>)[]) {
    for (let at = 0; at < added.length; at += CHUNK) {
      for (const text of added.slice(at, at + CHUNK)) this.#addOne(text)
      if (at + CHUNK < added.length) await new Promise((resolve) => setTimeout(resolve))
    }
  }

  #addOne(added: Pick<SearchText, 'path'> & Partial<SearchText>) {
    const { path } = added
    const known = this.#texts.get(path)
    const text = { kind: 'page', title: '', ...known, ...added } as const
    if (known) this.#index.discard(path)
    this.#texts.set(path, text)
    this.#index.add(text)
  }

  /** Texts repeat their words, and folding one takes longer than finding it. */
  readonly #fold = (word: string) => {
    const known = this.#folded.get(word)
    if (known !== undefined) return known
    const folded = foldCharacters(word)
    this.#folded.set(word, folded)
    return folded
  }

  get size() {
    return this.#texts.size
  }

  /** The best first. */
  find(query: string, kinds?: readonly SearchKind[]): Found[] {
    const terms = searchTerms(query)
    const phrase = foldText(query)
    const ranked = this.#search(query, kinds)
      .map(({ id, score, queryTerms, terms: matched }) => {
        const share = queryTerms.length / new Set(terms).size
        return { text: this.#texts.get(id), terms: matched, share, score: score * share ** 2 }
      })
      .toSorted((a, b) => b.score - a.score)
    const compared = ranked.slice(0, terms.length > 1 ? MOST_COMPARED : 0)
    for (const one of compared) if (one.text && holdsPhrase(one.text, phrase)) one.score *= PHRASE_BONUS
    if (compared.length > 0) ranked.sort((a, b) => b.score - a.score)
    const whole = ranked.filter(({ share }) => share === 1)
    const worst = (ranked[0]?.score ?? 0) * WORST_SHARE
    const kept =
      whole.length < ENOUGH ? ranked.filter(({ share, score }) => share === 1 || score >= worst) : whole
    return kept.flatMap(({ text, terms: matched }) => (text ? [{ ...text, terms: matched }] : []))
  }

  #search(query: string, kinds?: readonly SearchKind[]) {
    const isWanted = ({ id }: { id: string }) => kinds?.includes(this.#texts.get(id)?.kind ?? 'page') ?? true
    // Two letters begin the words of most texts.
    const isShort = searchTerms(query).every((term) => term.length < 3 && !isUnspaced(term))
    return this.#index.search(query, {
      ...(kinds && { filter: isWanted }),
      ...(isShort && { fields: ['title', 'keywords'] }),
    })
  }

  /** The query with its unknown words replaced by the nearest ones, if it has some and that finds something. */
  suggest(query: string, kinds?: readonly SearchKind[]): string | null {
    const terms = searchTerms(query)
    const matched = new Set(this.#search(query).flatMap((result) => result.terms))
    const isKnown = (term: string) => [...matched].some((one) => one.startsWith(term))
    if (terms.every(isKnown)) return null
    const words = this.#knownWords()
    const near = terms.map((term) => (isKnown(term) ? term : nearestWord(term, words)))
    if (near.includes(null)) return null
    const suggestion = near.map((word) => words.get(word ?? '') ?? word).join(' ')
    return this.find(suggestion, kinds).length > 0 ? suggestion : null
  }

  /** As they are written, by their terms: first those of titles, which are the likeliest. */
  #knownWords() {
    if (this.#sizeAtWords === this.#texts.size) return this.#words
    const texts = [...this.#texts.values()]
    const inTitles = texts.flatMap(({ title, keywords = [] }) => [title, ...keywords])
    const below = texts.flatMap(({ kind, text = '', lines = [] }) =>
      kind === 'article' ? [] : [text, ...lines],
    )
    const all = new Set([...inTitles, ...below].join('\n').match(/[\p{L}\p{M}\p{N}]+/gu))
    for (const word of all) {
      const [term = ''] = searchTerms(word, this.#fold)
      if (!this.#words.has(term)) this.#words.set(term, word)
    }
    this.#sizeAtWords = this.#texts.size
    return this.#words
  }
}

const holdsPhrase = ({ title, text = '', lines = [] }: SearchText, phrase: string) =>
  [title, text, ...lines].some((one) => foldText(one).includes(phrase))
