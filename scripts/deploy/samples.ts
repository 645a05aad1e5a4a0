import { site } from '@/content/site'

type Samples = {
  legal: { sample: boolean }
  founder: { sample: boolean }
  offices: readonly { id: string; sample: boolean }[]
}

/** Names the placeholders that visitors would see. They do not stop a deploy. */
export function describeSamples({ legal, founder, offices }: Samples = site): string[] {
  const left = [
    ...(legal.sample ? ['the legal names'] : []),
    ...(founder.sample ? ['the founder'] : []),
    ...offices.filter(({ sample }) => sample).map(({ id }) => `the office ${id}`),
  ]
  return left.length > 0 ? [`  Still samples in src/content/site.ts: ${left.join(', ')}`] : []
}
