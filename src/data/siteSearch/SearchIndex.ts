import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { foldCharacters, foldText } from '@/lib/foldText'
import { placeTerms, searchTerms } from '@/lib/searchTerms'
import { hasUnspaced } from '@/lib/unspaced'
import type { LaterText, SearchKind, SearchText } from './searchTexts'

export type Found = {
  entry: SearchText
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
  prefix: (term) => term.length > 1 || hasUnspaced(term),
  // One typo in five letters, and two in ten.
  fuzzy: (term) => (hasUnspaced(term) || /\d/.test(term) ? false : Math.min(2, Math.floor(term.length / 5))),
}

/** With so many results that have all the words, those with some of them are left out. */
const ENOUGH = 3
/** With fewer, only those are left out that are this much worse than the best. */
const WORST_SHARE = 0.35
/** For the words as they were typed, next to each other. */
const PHRASE_BONUS = 1.6
/** Only the best results are looked at for them. */
const MOST_COMPARED = 20

/** A shorter word is near too many others. One twice as long can have two typos. */
const SHORTEST_NEAR = 3
/** People rarely mistype the first letter. */
const OTHER_LETTER = 0.5

/** What is longer was pasted by mistake. The time and the memory of a word grow with the square of its length. */
const LONGEST_QUERY = 200 // characters

/** Indexing a large archive at once would hold up the page. */
const HOLDS_UP_MS = 8

export class SearchIndex {
  readonly #texts = new Map<string, SearchText>()
  readonly #folded = new Map<string, string>()
  readonly #whole = new Map<string, string>()
  #last: { query: string; results: readonly SearchResult[] } | null = null
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
    searchOptions: OPTIONS,
    // Searches skip what is discarded. Looking for it in all terms takes longer.
    autoVacuum: false,
  })

  /** Adds new texts, and further fields to known ones. */
  async add(added: readonly LaterText[]) {
    let began = performance.now()
    for (const text of added) {
      this.#addOne(text)
      if (performance.now() - began < HOLDS_UP_MS) continue
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
  }

  #addOne(added: LaterText) {
    const { path } = added
    const known = this.#texts.get(path)
    const text = { kind: 'page', title: '', ...known, ...added } as const
    if (known) this.#index.discard(path)
    this.#texts.set(path, text)
    this.#whole.delete(path)
    this.#index.add(text)
    this.#last = null
  }

  /** Texts repeat their words, and folding one takes longer than finding it. */
  readonly #fold = (word: string) => {
    const known = this.#folded.get(word)
    if (known !== undefined) return known
    const folded = foldCharacters(word)
    this.#folded.set(word, folded)
    return folded
  }

  /** The best first. */
  find(typed: string, kinds?: readonly SearchKind[]): Found[] {
    const query = typed.slice(0, LONGEST_QUERY)
    const terms = searchTerms(query)
    const most = new Set(terms).size
    const phrase = foldText(query)
    const ranked: (Found & { share: number; score: number })[] = []
    for (const { id, score, queryTerms, terms: matched } of this.#search(query)) {
      const entry = this.#texts.get(id)
      if (!entry || kinds?.includes(entry.kind) === false) continue
      const share = queryTerms.length / most
      ranked.push({ entry, terms: matched, share, score: score * WEIGHTS[entry.kind] * share ** 2 })
    }
    ranked.sort((a, b) => b.score - a.score)
    const compared = ranked.slice(0, terms.length > 1 ? MOST_COMPARED : 0)
    for (const one of compared) if (this.#holds(one.entry, phrase)) one.score *= PHRASE_BONUS
    if (compared.length > 0) ranked.sort((a, b) => b.score - a.score)
    const whole = ranked.filter(({ share }) => share === 1)
    if (whole.length >= ENOUGH) return whole
    const worst = (ranked[0]?.score ?? 0) * WORST_SHARE
    return ranked.filter(({ share, score }) => share === 1 || score >= worst)
  }

  /** Whether a text has a phrase. Each key would fold the same texts. */
  #holds({ path, title, text = '', lines = [] }: SearchText, phrase: string) {
    const whole = this.#whole.get(path) ?? [title, text, ...lines].map(foldText).join('\n')
    this.#whole.set(path, whole)
    return whole.includes(phrase)
  }

  #search(query: string) {
    if (this.#last?.query === query) return this.#last.results
    // Two letters begin the words of most texts.
    const isShort = searchTerms(query).every((term) => term.length < 3 && !hasUnspaced(term))
    const results = this.#index.search(query, isShort ? { fields: ['title', 'keywords'] } : {})
    this.#last = { query, results }
    return results
  }

  /** The query with its unknown words replaced by the nearest ones, if it has some and that finds something. */
  suggest(typed: string, kinds?: readonly SearchKind[]): string | null {
    const query = typed.slice(0, LONGEST_QUERY)
    const results = this.#search(query)
    const matched = [...new Set(results.flatMap(({ terms }) => terms))]
    const isKnown = (term: string) => matched.some((one) => one.startsWith(term))
    const places = placeTerms(query)
    if (places.every(({ term }) => isKnown(term))) return null
    const near = places.map(({ term, from, to }) => {
      if (!isKnown(term)) return this.#nearestWord(term, kinds)
      const exact = results.find(({ terms }) => terms.includes(term))
      return (exact && this.#asWritten(exact.id, term)) ?? query.slice(from, to)
    })
    if (near.includes(undefined)) return null
    let suggested = ''
    let end = 0
    for (const [index, { from, to }] of places.entries()) {
      // Pairs of characters overlap.
      suggested += from < end ? query.slice(end, to) : `${suggested && ' '}${near[index]}`
      end = to
    }
    return suggested
  }

  /** One that texts of these kinds have, so that a search for it finds something. Trying that would double the time of a key. */
  #nearestWord(term: string, kinds?: readonly SearchKind[]): string | undefined {
    if (term.length < SHORTEST_NEAR) return undefined
    const boostDocument = (_: string, near: string) => {
      if (near.length < SHORTEST_NEAR) return 0
      return near[0] === term[0] ? 1 : OTHER_LETTER
    }
    const filter = ({ id }: SearchResult) => !kinds || kinds.includes(this.#texts.get(id)?.kind ?? 'page')
    const find = (queries: Query[], fuzzy: number) =>
      this.#index.search({ combineWith: 'OR', queries }, { fuzzy, prefix: false, boostDocument, filter })[0]
    const isLong = term.length >= 2 * SHORTEST_NEAR
    const best =
      find([term, { queries: swapLetters(term), fuzzy: false }], 1) ?? (isLong ? find([term], 2) : undefined)
    return best?.terms[0] && this.#asWritten(best.id, best.terms[0])
  }

  #asWritten(path: string, term: string): string | undefined {
    const { title = '', keywords = [], text = '', lines = [] } = this.#texts.get(path) ?? {}
    for (const written of [title, ...keywords, text, ...lines]) {
      const place = placeTerms(written, this.#fold).find((one) => one.term === term)
      if (place) return written.slice(place.from, place.to)
    }
    return undefined
  }
}

/** All words in which two neighbours have changed places, which MiniSearch counts as two typos. */
function swapLetters(term: string): string[] {
  const letters = [...term]
  return letters
    .slice(1)
    .map((letter, index) => letters.toSpliced(index, 2, letter, letters[index] ?? '').join(''))
}
