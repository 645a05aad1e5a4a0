import { formatList } from '../../src/content/composed'
import { readServices } from '../content/services'
import { count } from '../lib/count'
import { readPlansFile, readSiteFile } from './ownerData'

type Left = { file: string; parts: string[] }

/** Names the placeholders that are left. `samples` lists the content files marked as one. */
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

/** What a live build leaves out, in one line. Empty if nothing is. */
export function describeLeftOut(
  { samples }: { samples: string[] },
  { credentials } = readSiteFile(),
  plans: { sample: boolean } = readPlansFile(),
): string[] {
  const counted = [
    [credentials.filter(({ sample }) => sample).length, 'credential'],
    [samples.filter((file) => file.startsWith('content/testimonials/')).length, 'testimonial'],
  ] as const
  const parts = [
    ...(plans.sample ? ['the prices'] : []),
    ...counted.flatMap(([number, noun]) => (number > 0 ? [count(number, noun)] : [])),
  ]
  if (parts.length === 0) return []
  return [`The live site leaves out what is marked "sample: true": ${formatList(parts)}.`]
}

const PLACEHOLDER = /\[[^\]]+\]/

/** The names on the privacy page and in the terms that are still placeholders. */
export function findLegalPlaceholders({ legal } = readSiteFile()): string[] {
  return Object.entries(legal).flatMap(([name, value]) =>
    typeof value === 'string' && PLACEHOLDER.test(value)
      ? [`content/site.yaml: legal ${name} is "${value}": write the real name.`]
      : [],
  )
}

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
