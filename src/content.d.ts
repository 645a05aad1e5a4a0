// What the owner wrote in content/, by part. scripts/build/contentPlugin.ts makes these modules.

declare module 'virtual:content/site' {
  export const site: import('../scripts/brand/ownerData').OwnerData['site']
  export type Office = (typeof site.offices)[number]
  export type OpeningHours = Office['hours'][number]
}
declare module 'virtual:content/emptyLists' {
  export const emptyLists: import('../scripts/brand/ownerData').OwnerData['emptyLists']
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
declare module 'virtual:content/pages' {
  export const pages: import('../scripts/brand/ownerData').OwnerData['pages']
  export type PageTexts = import('../scripts/content/pages').PageTexts
}
declare module 'virtual:content/homeTexts' {
  export const homeTexts: import('../scripts/brand/ownerData').OwnerData['homeTexts']
}
declare module 'virtual:content/clientsTexts' {
  export const clientsTexts: import('../scripts/brand/ownerData').OwnerData['clientsTexts']
}
declare module 'virtual:content/plansTexts' {
  export const plansTexts: import('../scripts/brand/ownerData').OwnerData['plansTexts']
}
declare module 'virtual:content/planLink' {
  export const planLink: import('../scripts/brand/ownerData').OwnerData['planLink']
}
declare module 'virtual:content/bagTexts' {
  export const bagTexts: import('../scripts/brand/ownerData').OwnerData['bagTexts']
}
declare module 'virtual:content/insightsTexts' {
  export const insightsTexts: import('../scripts/brand/ownerData').OwnerData['insightsTexts']
}
declare module 'virtual:content/articleTexts' {
  export const articleTexts: import('../scripts/brand/ownerData').OwnerData['articleTexts']
}
declare module 'virtual:content/serviceTexts' {
  export const serviceTexts: import('../scripts/brand/ownerData').OwnerData['serviceTexts']
}
declare module 'virtual:content/servicesTexts' {
  export const servicesTexts: import('../scripts/brand/ownerData').OwnerData['servicesTexts']
}
declare module 'virtual:content/aboutTexts' {
  export const aboutTexts: import('../scripts/brand/ownerData').OwnerData['aboutTexts']
}
declare module 'virtual:content/contactTexts' {
  export const contactTexts: import('../scripts/brand/ownerData').OwnerData['contactTexts']
}
declare module 'virtual:content/portfolioTexts' {
  export const portfolioTexts: import('../scripts/brand/ownerData').OwnerData['portfolioTexts']
}
declare module 'virtual:content/loginTexts' {
  export const loginTexts: import('../scripts/brand/ownerData').OwnerData['loginTexts']
}
declare module 'virtual:content/accountTexts' {
  export const accountTexts: import('../scripts/brand/ownerData').OwnerData['accountTexts']
}
declare module 'virtual:content/authActionTexts' {
  export const authActionTexts: import('../scripts/brand/ownerData').OwnerData['authActionTexts']
}
declare module 'virtual:content/footerTexts' {
  export const footerTexts: import('../scripts/brand/ownerData').OwnerData['footerTexts']
}
declare module 'virtual:content/practices' {
  export const practices: import('../scripts/brand/ownerData').OwnerData['practices']
}
declare module 'virtual:content/privacy' {
  export const privacy: import('../scripts/brand/ownerData').OwnerData['privacy']
  export type LegalText = import('../scripts/content/legal').LegalText
}
declare module 'virtual:content/terms' {
  export const terms: import('../scripts/brand/ownerData').OwnerData['terms']
}
