/**
 * What the owner wrote in content/. scripts/build/contentPlugin.ts makes a module for each part and its name, so that a page
 * loads no more than it shows: `import { plans } from 'virtual:content/plans'`.
 */
declare module 'virtual:content/*' {
  type Owner = import('../scripts/content/ownerData').OwnerData
  export const site: Owner['site']
  export const dates: Owner['dates']
  export const clock: Owner['clock']
  export const countries: Owner['countries']
  export const emptyLists: Owner['emptyLists']
  export const founder: Owner['founder']
  export const headline: Owner['headline']
  export const counters: Owner['counters']
  export const clients: Owner['clients']
  export const film: Owner['film']
  export const logo: Owner['logo']
  export const credentials: Owner['credentials']
  export const plans: Owner['plans']
  export const lowestPrices: Owner['lowestPrices']
  export const questions: Owner['questions']
  export const services: readonly Service[]
  export const serviceDrawings: Owner['serviceDrawings']
  export const pages: Owner['pages']
  export const homeTexts: Owner['homeTexts']
  export const clientsTexts: Owner['clientsTexts']
  export const plansTexts: Owner['plansTexts']
  export const bagTexts: Owner['bagTexts']
  export const insightsTexts: Owner['insightsTexts']
  export const articleTexts: Owner['articleTexts']
  export const serviceTexts: Owner['serviceTexts']
  export const servicesTexts: Owner['servicesTexts']
  export const aboutTexts: Owner['aboutTexts']
  export const contactTexts: Owner['contactTexts']
  export const portfolioTexts: Owner['portfolioTexts']
  export const loginTexts: Owner['loginTexts']
  export const accountTexts: Owner['accountTexts']
  export const authActionTexts: Owner['authActionTexts']
  export const footerTexts: Owner['footerTexts']
  export const practices: Owner['practices']
  export const privacy: Owner['privacy']
  export const terms: Owner['terms']
  export const serviceDetails: Record<
    string,
    () => Promise<{ details: ServiceDetails; drawing: string | null }>
  >

  export type Office = Owner['site']['offices'][number]
  export type OpeningHours = Office['hours'][number]
  export type Plan = Owner['plans'][number]
  export type Service = Owner['services'][number]
  export type ServiceDetails = Owner['serviceDetails'][string]
  export type PageTexts = Owner['pages']['about']
  export type LegalText = Owner['privacy']
}

/** The words of content/words.yaml, by group: `import { footerWords } from 'virtual:words/footer'`. */
declare module 'virtual:words/*' {
  type Words = import('../scripts/content/words/wordGroups').Words
  export const navigationWords: Words['navigation']
  export const footerWords: Words['footer']
  export const frameWords: Words['frame']
  export const controlsWords: Words['controls']
  export const newsletterWords: Words['newsletter']
  export const clientsWords: Words['clients']
  export const innovationsWords: Words['innovations']
  export const teamWords: Words['team']
  export const errorsWords: Words['errors']
  export const filmWords: Words['film']
  export const insightsWords: Words['insights']
  export const articleWords: Words['article']
  export const officesWords: Words['offices']
  export const planLinkWords: Words['planLink']
  export const plansWords: Words['plans']
  export const servicesWords: Words['services']
  export const fieldsWords: Words['fields']
  export const contactWords: Words['contact']
  export const unsubscribeWords: Words['unsubscribe']
  export const signInFormsWords: Words['signInForms']
  export const signInWords: Words['signIn']
  export const signUpWords: Words['signUp']
  export const accountFieldsWords: Words['accountFields']
  export const passwordsWords: Words['passwords']
  export const signInErrorsWords: Words['signInErrors']
  export const accountWords: Words['account']
  export const authActionWords: Words['authAction']
  export const bagWords: Words['bag']
  export const legalWords: Words['legal']
}
