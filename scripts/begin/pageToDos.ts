/** The texts of the sample's pages that only its trade can have. The others suit every site. */
export const PAGE_TO_DOS: Record<string, string> = {
  'home intro': 'what you do, for whom and where',
  'services search': 'an example',
  'about intro': 'who works for you',
  'about description': 'who works at {name}',
  'about clients intro': 'your clients',
}

export const NEWSLETTER_TO_DO = { 'footer newsletter intro': 'what your newsletter has' }

/** Pages that a new site has nothing for. */
export const SWITCHED_OFF = ['plans', 'insights', 'innovations', 'career', 'portfolio', 'testScreen']
