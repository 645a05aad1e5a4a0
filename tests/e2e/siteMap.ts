/** Every address of the site and the words that tell its page. */
export type Address = { path: string; heading: string; title: string; index?: false; status?: 404 }

export const addresses: Address[] = [
  { path: '/', heading: 'Build it. Sell it. Balance the books.', title: 'Home' },
  { path: '/plans', heading: 'Exclusive Plans', title: 'Exclusive Plans' },
  { path: '/insight', heading: 'Insights', title: 'Insights' },
  {
    path: '/insight/what-a-page-speed-audit-looks-at',
    heading: 'What a page-speed audit looks at',
    title: 'What a page-speed audit looks at, and what it leaves alone',
  },
  { path: '/services', heading: '40 services', title: 'Services' },
  { path: '/services/technical-seo', heading: 'SEO', title: 'SEO (Technical)' },
  { path: '/about', heading: 'The people who sign the work', title: 'About' },
  { path: '/contact', heading: 'How can we help?', title: 'Contact' },
  { path: '/career', heading: 'Career', title: 'Career' },
  { path: '/our-portfolio', heading: 'Client', title: 'Our Portfolio' },
  { path: '/our-innovation', heading: 'Our innovations', title: 'Innovation' },
  { path: '/test-screen', heading: 'Test Screen', title: 'Test Screen', index: false },
  { path: '/unsubscribe', heading: 'Unsubscribe from the newsletter', title: 'Unsubscribe', index: false },
  { path: '/privacy', heading: 'Privacy', title: 'Privacy' },
  { path: '/terms', heading: 'Terms', title: 'Terms' },
  { path: '/login', heading: 'Sign in', title: 'SignIn', index: false },
  { path: '/signup', heading: 'Sign up', title: 'SignUp', index: false },
  { path: '/nowhere', heading: 'Page not found.', title: 'Page not found', index: false, status: 404 },
]
