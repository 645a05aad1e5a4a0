export const serviceGroups = {
  services: {
    category: 'Category',
    search: 'Search services',
    none: 'No service matches. Try another word, or ask us: we may still be able to help.',
    clear: 'Clear the search',
    ask: 'Ask us about it',
    notLoaded: 'The details of this service could not be loaded.',
  },
}
