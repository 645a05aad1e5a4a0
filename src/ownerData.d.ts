import type { OwnerData } from '../scripts/brand/ownerData'

/** What the owner wrote in content/site.yaml, content/plans.yaml and content/logo.svg. vite.config.ts writes it into the bundle. */
declare global {
  const __SITE__: OwnerData['site']
  const __FOUNDER__: OwnerData['founder']
  const __HEADLINE__: OwnerData['headline']
  const __COUNTERS__: OwnerData['counters']
  const __CLIENTS__: OwnerData['clients']
  const __FILM__: OwnerData['film']
  const __LOGO__: OwnerData['logo']
  const __CREDENTIALS__: OwnerData['credentials']
  const __PLANS__: OwnerData['plans']
  const __LOWEST_PRICES__: OwnerData['lowestPrices']
  const __QUESTIONS__: OwnerData['questions']
}
