import { pageTexts } from 'virtual:content/pageTexts'
import { PageSection } from '@/components/PageSection'
import { paths } from '@/paths'

export function TestScreenPage() {
  return <PageSection path={paths.testScreen} page={pageTexts.testScreen} alone />
}
