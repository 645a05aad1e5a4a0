import { pageTexts } from 'virtual:content/pageTexts'
import { PageSection } from '@/components/PageSection'
import { paths } from '@/paths'

export function CareerPage() {
  return <PageSection path={paths.career} page={pageTexts.career} alone />
}
