import { pageTexts } from 'virtual:content/pageTexts'
import type { Service } from 'virtual:content/services'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { articlesAboutQuery, newestArticles } from '@/data/articleQueries'
import { casesQuery } from '@/data/caseQueries'
import { AS_KNOWN } from '@/data/queries'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'

type Proof = { label: string; title: string; path: string }

const MOST = 3

/**
 * What a service can show: the cases and the articles that name it, then a case of its practice, or an article if there is
 * no case. Nothing before all of them are known.
 */
export function useProof({ slug, practice }: Service): Proof[] {
  const cases = useQuery({ ...casesQuery, ...AS_KNOWN })
  const enabled = isShown(paths.insights)
  const about = useQuery({ ...articlesAboutQuery(slug), ...AS_KNOWN, enabled })
  const newest = useInfiniteQuery({ ...newestArticles, ...AS_KNOWN, enabled })
  if (cases.isPending || (enabled && (about.isPending || newest.isPending))) return []

  const done = (cases.data ?? []).map((one) => ({ ...one, proof: caseProof(one) }))
  const written = newest.data?.pages[0]?.items ?? []
  const named = [
    ...done.filter(({ services }) => services.includes(slug)).map(({ proof }) => proof),
    ...(about.data ?? []).map(articleProof),
  ]
  const ofPractice = [
    ...done.filter((one) => one.practice === practice).map(({ proof }) => proof),
    ...written.filter((one) => one.practice === practice).map(articleProof),
  ]
  const isNew = ({ path }: Proof) => !named.some((one) => one.path === path)
  const [first] = ofPractice.filter((proof) => isShown(proof.path) && isNew(proof))
  const shown = named.filter(({ path }) => isShown(path))
  return [...shown, ...(first ? [first] : [])].slice(0, MOST)
}

type Titled = { id: string; title: string }

const caseProof = ({ id, title }: Titled): Proof => ({
  label: pageTexts.portfolio.title,
  title,
  path: paths.case(id),
})

const articleProof = ({ id, title }: Titled): Proof => ({
  label: pageTexts.insights.title,
  title,
  path: paths.article(id),
})
