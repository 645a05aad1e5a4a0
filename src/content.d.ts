// What the owner wrote in content/, by part. scripts/build/contentPlugin.ts makes these modules.

declare module 'virtual:content/site' {
  export const site: import('../scripts/brand/ownerData').OwnerData['site']
  export type Office = (typeof site.offices)[number]
  export type OpeningHours = Office['hours'][number]
}
declare module 'virtual:content/founder' {
  export const founder: import('../scripts/brand/ownerData').OwnerData['founder']
}
declare module 'virtual:content/headline' {
  export const headline: import('../scripts/brand/ownerData').OwnerData['headline']
}
declare module 'virtual:content/counters' {
  export const counters: import('../scripts/brand/ownerData').OwnerData['counters']
}
declare module 'virtual:content/clients' {
  export const clients: import('../scripts/brand/ownerData').OwnerData['clients']
}
declare module 'virtual:content/film' {
  export const film: import('../scripts/brand/ownerData').OwnerData['film']
}
declare module 'virtual:content/logo' {
  export const logo: import('../scripts/brand/ownerData').OwnerData['logo']
}
declare module 'virtual:content/credentials' {
  export const credentials: import('../scripts/brand/ownerData').OwnerData['credentials']
}
declare module 'virtual:content/plans' {
  export const plans: import('../scripts/brand/ownerData').OwnerData['plans']
  export type Plan = (typeof plans)[number]
}
declare module 'virtual:content/lowestPrices' {
  export const lowestPrices: import('../scripts/brand/ownerData').OwnerData['lowestPrices']
}
declare module 'virtual:content/questions' {
  export const questions: import('../scripts/brand/ownerData').OwnerData['questions']
}
declare module 'virtual:content/services' {
  export type Service = import('../scripts/content/services').Service
  export const services: readonly Service[]
}
declare module 'virtual:content/serviceDrawings' {
  export const serviceDrawings: import('../scripts/brand/ownerData').OwnerData['serviceDrawings']
}
declare module 'virtual:content/serviceDetails' {
  export type ServiceDetails = import('../scripts/content/services').ServiceDetails
  export const serviceDetails: Record<
    string,
    () => Promise<{ details: ServiceDetails; drawing: string | null }>
  >
}
