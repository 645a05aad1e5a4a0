import { collections } from '@/data/collections'
import { inEnglish } from '../lib/count'
import { readPlansFile, readSiteFile } from './ownerData'
import { readServices } from './services'

/** Content files that are marked as samples. */
type Content = { samples: readonly string[] }
type Files = { site?: ReturnType<typeof readSiteFile>; plans?: { sample: boolean } }

/** Names the placeholders that are left. */
export function describeSamples(
  { samples }: Content,
  { site = readSiteFile(), plans = readPlansFile() }: Files = {},
  services = readServices(),
): string[] {
  const { legal, founder, clientLogos, offices, credentials } = site
  const parts = [
    legal.sample && 'the legal names',
    founder.sample && 'the founder',
    clientLogos.sample && 'the client logos',
    ...offices.map(({ sample, kind, address }) => sample && `the ${kind} in ${address.city}`),
    ...credentials.map(({ sample, name }) => sample && `the credential ${name}`),
  ].filter((part) => part !== false && part !== undefined)
  const files = [
    ...samples,
    ...services.flatMap(({ service, isSample }) => (isSample ? [`content/services/${service.slug}.md`] : [])),
  ]
  const lines = [
    ...(parts.length > 0 ? [`  content/site.yaml: ${parts.join(', ')}`] : []),
    ...(plans.sample ? ['  content/plans.yaml: the prices'] : []),
    ...files.map((file) => `  ${file}: the whole entry`),
  ]
  return lines.length > 0 ? ['Still samples (remove "sample: true" when they are real):', ...lines] : []
}

/** For a live build. Empty if there are no samples. */
export function describeLeftOut(content: Content, files?: Files): string[] {
  if (describeSamples(content, files).length === 0) return []
  const lists = collections.filter(({ leavesOutSamples }) => leavesOutSamples).map(({ label }) => label)
  const kinds = inEnglish(['prices', 'credentials', ...lists.map((label) => label.toLowerCase())])
  return [`The live site leaves out sample ${kinds}. npm run content:check lists all samples.`]
}

/** The names on the privacy page and in the terms that are still placeholders. */
export function findLegalPlaceholders({ legal } = readSiteFile()): string[] {
  return Object.entries(legal).flatMap(([name, value]) =>
    typeof value === 'string' && /\[[^\]]+\]/.test(value)
      ? [`content/site.yaml: legal ${name} is "${value}": write the real name.`]
      : [],
  )
}
