import { readServices } from '../content/services'
import { readPlansFile, readSiteFile } from './ownerData'

type Left = { file: string; parts: string[] }

/** Names the placeholders that visitors would see. Samples do not stop a deploy. `samples` lists the content files marked as one. */
export function describeSamples({ samples }: { samples: string[] }): string[] {
  const left = [
    { file: 'content/site.yaml', parts: sampleParts(readSiteFile()) },
    { file: 'content/plans.yaml', parts: readPlansFile().sample ? ['the prices'] : [] },
    ...[...samples, ...sampleServices()].map((file) => ({ file, parts: ['the whole entry'] })),
  ]
  return [...listSamples(left), ...describeServices()]
}

const sampleServices = () =>
  readServices().flatMap(({ service, isSample }) => (isSample ? [`content/services/${service.slug}.md`] : []))

/** The specification names the services of an accountant in India. */
export function describeServices(
  { offices } = readSiteFile(),
  texts = JSON.stringify(readServices().filter(({ service }) => service.practice === 'ca')),
): string[] {
  const isInIndia = offices.some(({ address }) => address.countryCode === 'IN')
  if (isInIndia || !/India|₹/.test(texts)) return []
  return [
    `  The accountancy services describe the law of India, where you have no office: rewrite the files with practice: ca in content/services.`,
  ]
}

export function listSamples(left: Left[]): string[] {
  const lines = left.flatMap(({ file, parts }) =>
    parts.length > 0 ? [`    ${file}: ${parts.join(', ')}`] : [],
  )
  if (lines.length === 0) return []
  return [`  Still samples (remove "sample: true" when they are real):`, ...lines]
}

type Sample = { sample: boolean }
type Brand = Record<'legal' | 'founder' | 'clientLogos', Sample> & {
  offices: readonly (Sample & { country: string })[]
  credentials: readonly (Sample & { name: string })[]
}

export function sampleParts({ legal, founder, clientLogos, offices, credentials }: Brand): string[] {
  return [
    ...(legal.sample ? ['the legal names'] : []),
    ...(founder.sample ? ['the founder'] : []),
    ...(clientLogos.sample ? ['the client logos'] : []),
    ...offices.filter(({ sample }) => sample).map(({ country }) => `the office ${country}`),
    ...credentials.filter(({ sample }) => sample).map(({ name }) => `the credential ${name}`),
  ]
}
