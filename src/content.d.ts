// A module for each part of what the owner wrote in content/, and for each group of words, so that a page loads no more than it
// shows: scripts/build/contentPlugin.ts makes them. Their types follow from the schemas. One line each: biome.json leaves out
// this file.

type OwnerData = import('../scripts/content/ownerData').OwnerData
type OwnerWords = import('../scripts/content/words/wordGroups').Words

declare module 'virtual:content/site' {
  export const site: OwnerData['site']
  export type Office = OwnerData['site']['offices'][number]
  export type OpeningHours = Office['hours'][number]
}
declare module 'virtual:content/notices' { export const notices: OwnerData['notices'] }
declare module 'virtual:content/dates' { export const dates: OwnerData['dates'] }
declare module 'virtual:content/clock' { export const clock: OwnerData['clock'] }
declare module 'virtual:content/countries' { export const countries: OwnerData['countries'] }
declare module 'virtual:content/emptyLists' { export const emptyLists: OwnerData['emptyLists'] }
declare module 'virtual:content/menus' { export const menus: Pick<OwnerData['menus'], 'bar' | 'footer'> }
declare module 'virtual:content/founder' { export const founder: OwnerData['founder'] }
declare module 'virtual:content/headline' { export const headline: OwnerData['headline'] }
declare module 'virtual:content/counters' { export const counters: OwnerData['counters'] }
declare module 'virtual:content/clients' { export const clients: OwnerData['clients'] }
declare module 'virtual:content/film' { export const film: OwnerData['film'] }
declare module 'virtual:content/analytics' { export const analytics: OwnerData['analytics'] }
declare module 'virtual:content/logo' { export const logo: OwnerData['logo'] }
declare module 'virtual:content/credentials' { export const credentials: OwnerData['credentials'] }
declare module 'virtual:content/plans' {
  export const plans: OwnerData['plans']
  export type Plan = OwnerData['plans'][number]
}
declare module 'virtual:content/zeroPrices' { export const zeroPrices: OwnerData['zeroPrices'] }
declare module 'virtual:content/lowestPrices' { export const lowestPrices: OwnerData['lowestPrices'] }
declare module 'virtual:content/planLinks' { export const planLinks: OwnerData['planLinks'] }
declare module 'virtual:content/planTitles' { export const planTitles: OwnerData['planTitles'] }
declare module 'virtual:content/plansOfServices' { export const plansOfServices: OwnerData['plansOfServices'] }
declare module 'virtual:content/questions' { export const questions: OwnerData['questions'] }
declare module 'virtual:content/drawings' {
  /** The names of the drawings in content/drawings/. */
  export const drawings: readonly string[]
  /** The address of the file with all of them. */
  export const sprite: string
}
declare module 'virtual:content/serviceDrawings' { export const serviceDrawings: OwnerData['serviceDrawings'] }
declare module 'virtual:content/pageTexts' {
  export const pageTexts: OwnerData['pageTexts']
  export type PageTexts = import('../scripts/content/pageTexts').PageTexts
}
declare module 'virtual:content/pageSwitches' {
  export const hiddenPages: readonly string[]
  export const unlistedPages: readonly string[]
}
declare module 'virtual:content/homeTexts' { export const homeTexts: OwnerData['homeTexts'] }
declare module 'virtual:content/clientsTexts' { export const clientsTexts: OwnerData['clientsTexts'] }
declare module 'virtual:content/plansTexts' { export const plansTexts: OwnerData['plansTexts'] }
declare module 'virtual:content/bagTexts' { export const bagTexts: OwnerData['bagTexts'] }
declare module 'virtual:content/insightsTexts' { export const insightsTexts: OwnerData['insightsTexts'] }
declare module 'virtual:content/articleTexts' { export const articleTexts: OwnerData['articleTexts'] }
declare module 'virtual:content/serviceTexts' { export const serviceTexts: OwnerData['serviceTexts'] }
declare module 'virtual:content/servicesTexts' { export const servicesTexts: OwnerData['servicesTexts'] }
declare module 'virtual:content/aboutTexts' { export const aboutTexts: OwnerData['aboutTexts'] }
declare module 'virtual:content/contactForm' {
  export const contactForm: OwnerData['contactForm']
  export type Question = OwnerData['contactForm']['questions'][number]
}
declare module 'virtual:content/newsletterLists' { export const newsletterLists: OwnerData['newsletterLists'] }
declare module 'virtual:content/contactTexts' { export const contactTexts: OwnerData['contactTexts'] }
declare module 'virtual:content/portfolioTexts' { export const portfolioTexts: OwnerData['portfolioTexts'] }
declare module 'virtual:content/careerTexts' { export const careerTexts: OwnerData['careerTexts'] }
declare module 'virtual:content/loginTexts' { export const loginTexts: OwnerData['loginTexts'] }
declare module 'virtual:content/accountTexts' { export const accountTexts: OwnerData['accountTexts'] }
declare module 'virtual:content/authActionTexts' { export const authActionTexts: OwnerData['authActionTexts'] }
declare module 'virtual:content/footerTexts' { export const footerTexts: OwnerData['footerTexts'] }
declare module 'virtual:content/practices' {
  export const practices: OwnerData['practices']
  export type Practice = OwnerData['practices'][number]
}
declare module 'virtual:content/privacy' {
  export const privacy: OwnerData['privacy']
  export type LegalText = OwnerData['privacy']
}
declare module 'virtual:content/terms' { export const terms: OwnerData['terms'] }
declare module 'virtual:content/services' {
  export type Service = OwnerData['services'][number]
  export const services: readonly Service[]
}
declare module 'virtual:content/homeServices' { export const homeServices: OwnerData['homeServices'] }
declare module 'virtual:content/serviceDetails' {
  export type ServiceDetails = OwnerData['serviceDetails'][string]
  /** By slug. Each is a chunk. */
  export const serviceDetails: Record<string, () => Promise<{ details: ServiceDetails; drawing: string | null }>>
}
declare module 'virtual:content/serviceKeywords' { export const serviceKeywords: OwnerData['serviceKeywords'] }
declare module 'virtual:content/ownPages' {
  export type OwnPage = OwnerData['ownPages'][number]
  export const ownPages: readonly OwnPage[]
}
declare module 'virtual:content/ownPageDetails' {
  export type OwnPageDetails = OwnerData['ownPageDetails'][string]
  /** By name. Each is a chunk. */
  export const ownPageDetails: Record<string, () => Promise<{ details: OwnPageDetails }>>
}

declare module 'virtual:words/formats' { export const number: (value: number) => string }

// What content/words.yaml can replace.
declare module 'virtual:words/navigation' { export const navigationWords: OwnerWords['navigation'] }
declare module 'virtual:words/footer' { export const footerWords: OwnerWords['footer'] }
declare module 'virtual:words/frame' { export const frameWords: OwnerWords['frame'] }
declare module 'virtual:words/phoneBar' { export const phoneBarWords: OwnerWords['phoneBar'] }
declare module 'virtual:words/notices' { export const noticesWords: OwnerWords['notices'] }
declare module 'virtual:words/controls' { export const controlsWords: OwnerWords['controls'] }
declare module 'virtual:words/newsletter' { export const newsletterWords: OwnerWords['newsletter'] }
declare module 'virtual:words/clients' { export const clientsWords: OwnerWords['clients'] }
declare module 'virtual:words/cases' { export const casesWords: OwnerWords['cases'] }
declare module 'virtual:words/innovations' { export const innovationsWords: OwnerWords['innovations'] }
declare module 'virtual:words/jobs' { export const jobsWords: OwnerWords['jobs'] }
declare module 'virtual:words/team' { export const teamWords: OwnerWords['team'] }
declare module 'virtual:words/errors' { export const errorsWords: OwnerWords['errors'] }
declare module 'virtual:words/film' { export const filmWords: OwnerWords['film'] }
declare module 'virtual:words/insights' { export const insightsWords: OwnerWords['insights'] }
declare module 'virtual:words/article' { export const articleWords: OwnerWords['article'] }
declare module 'virtual:words/offices' { export const officesWords: OwnerWords['offices'] }
declare module 'virtual:words/planLink' { export const planLinkWords: OwnerWords['planLink'] }
declare module 'virtual:words/plans' { export const plansWords: OwnerWords['plans'] }
declare module 'virtual:words/search' { export const searchWords: OwnerWords['search'] }
declare module 'virtual:words/services' { export const servicesWords: OwnerWords['services'] }
declare module 'virtual:words/fields' { export const fieldsWords: OwnerWords['fields'] }
declare module 'virtual:words/contact' { export const contactWords: OwnerWords['contact'] }
declare module 'virtual:words/unsubscribe' { export const unsubscribeWords: OwnerWords['unsubscribe'] }
declare module 'virtual:words/signInForms' { export const signInFormsWords: OwnerWords['signInForms'] }
declare module 'virtual:words/signIn' { export const signInWords: OwnerWords['signIn'] }
declare module 'virtual:words/signUp' { export const signUpWords: OwnerWords['signUp'] }
declare module 'virtual:words/accountFields' { export const accountFieldsWords: OwnerWords['accountFields'] }
declare module 'virtual:words/passwords' { export const passwordsWords: OwnerWords['passwords'] }
declare module 'virtual:words/signInErrors' { export const signInErrorsWords: OwnerWords['signInErrors'] }
declare module 'virtual:words/account' { export const accountWords: OwnerWords['account'] }
declare module 'virtual:words/authAction' { export const authActionWords: OwnerWords['authAction'] }
declare module 'virtual:words/bag' { export const bagWords: OwnerWords['bag'] }
declare module 'virtual:words/legal' { export const legalWords: OwnerWords['legal'] }
