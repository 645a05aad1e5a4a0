import { word } from './message.ts'

/** The frame of every page, and what several pages share. */
export const frameGroups = {
  navigation: {
    home: 'Home',
    plans: 'Plans',
    exclusivePlans: 'Exclusive Plans',
    innovation: 'Innovation',
    services: 'Services',
    articles: 'Articles',
    aboutUs: 'AboutUs',
    contactUs: 'ContactUs',
    guestHeading: 'Membership And Subscription',
    guestPlans: 'Plans And Offers',
    signIn: 'SignIn',
    signUp: 'SignUp',
    bag: 'My Bag',
    account: 'Account',
    logout: 'Logout',
  },
  footer: {
    quickLinks: 'Quick links',
    follow: 'Follow',
    insights: 'Insights',
    plans: 'Plans',
    portfolio: 'Our Portfolio',
    career: 'Career',
    about: 'About',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  /** Names for screen readers, and what the frame says. */
  frame: {
    skip: 'Skip to content',
    mainNavigation: 'Main',
    menu: 'Menu',
    search: 'Search the site',
    openMenu: 'Open menu',
    call: 'Call',
    /** The link to a booking service. */
    book: 'Book',
    userMenu: 'Your account',
    switchTheme: 'Switch theme',
    loadingPage: 'Loading the page',
    feed: word({ name: 'text', title: 'text' }, '{name} {title}'),
    pageLoaded: word({ title: 'text' }, '{title}, page loaded'),
    localData: 'Local data',
    /** Until there is a folder content/. */
    sampleBrand: word({ command: 'text' }, 'Sample. Start: {command}'),
    scriptNotice: word(
      { email: 'text' },
      'Forms and some buttons do not work, because the scripts of this page could not run. Reload the page, use a newer browser, or write to {email}',
    ),
    /** At the top of the page after sign-up, before a link to the account page. */
    verificationSent: word(
      { email: 'text' },
      'We have sent an e-mail to {email}. Open its link to confirm your address. If it does not arrive, send it again from your account page:',
    ),
    verificationNotSent: word(
      { email: 'text' },
      'The e-mail that confirms {email} could not be sent. Send it again from your account page:',
    ),
    /** Announced on whichever page it is noticed. */
    accountGone:
      'You have been signed out because this account was deleted or disabled, or its password was changed.',
    scriptNoticeName: 'Scripts could not run',
  },
  /** The owner's notices below the bar. */
  notices: {
    /** For screen readers. */
    name: 'Notice',
    until: word({ date: 'text' }, 'Until {date}'),
  },
  /** At the lower edge of a small screen. */
  phoneBar: {
    name: 'Ways to reach us',
    whatsapp: 'WhatsApp',
    /** Without a number for WhatsApp. */
    message: 'Message',
    from: word({ price: 'text' }, 'From {price}'),
    /** Without plans that have a lowest price. */
    ask: 'Ask',
  },
  controls: {
    close: 'Close',
    dismiss: 'Dismiss',
    retry: 'Retry',
    pause: 'Pause',
    play: 'Play',
    pauseList: word({ list: 'text' }, 'Pause {list}'),
    playList: word({ list: 'text' }, 'Play {list}'),
    previousIn: word({ list: 'text' }, 'Previous {list}'),
    nextIn: word({ list: 'text' }, 'Next {list}'),
    carousel: 'carousel',
    slide: 'slide',
    slides: 'Slides',
    slideOf: word({ position: 'number', count: 'number' }, '{position} of {count}'),
    loadMore: 'Load more',
    /** Follows the name of a link. */
    outside: '(opens another site)',
    sample: 'Sample',
    loading: 'Loading',
    wait: 'Please Wait ...',
    /** The label of a field that people do not see. */
    honeypot: 'Leave this empty',
  },
  newsletter: {
    email: 'Email',
    placeholder: 'you@company.com',
    /** Above the lists, where the owner has more than one. */
    lists: 'What to send you',
    listMissing: 'Choose at least one.',
    subscribe: 'Subscribe',
    sending: 'Sending ...',
    success: 'You Have Subscribed To Our News Leetter !!',
    failure: 'Something went wrong!! Our Try again later',
    /** Also on the page that ends the subscription. */
    emailMissing: 'Email Is Required !!',
    emailInvalid: 'This does not look like an e-mail address.',
  },
  clients: {
    /** Below the name of a client who is quoted. */
    roleAt: word({ role: 'text', company: 'text' }, '{role}, {company}'),
    name: 'Clients',
  },
  /** The page of a case. */
  cases: {
    /** Above the title of a case, where other pages name one. */
    doneFor: word({ client: 'text' }, 'Done for {client}'),
    before: 'before',
    after: 'after',
    /** A value of the bars. */
    value: word({ value: 'number', unit: 'text' }, '{value} {unit}'),
    next: 'Next project',
    /** Below all of them. */
    yours: 'Could your project be the next one?',
    services: 'See what we offer',
  },
  innovations: {
    none: 'Nothing to show here right now.',
    /** Where only the first ones are shown. */
    all: word(
      { count: 'plural' },
      { count: { one: 'All {count} innovations', other: 'All {count} innovations' } },
    ),
    /** Where one has neither a website nor a profile. */
    askAbout: word({ title: 'text' }, 'Ask about {title}'),
    /** Below all of them. */
    next: 'Do you need something like this?',
    contact: 'Tell us about it',
    services: 'See our services',
    website: 'Website',
    websiteOf: word({ title: 'text' }, 'Website {title} (opens another site)'),
    instagram: 'Instagram',
    instagramOf: word({ title: 'text' }, 'Instagram {title} (opens another site)'),
  },
  team: {
    none: 'No team members to show right now.',
    articles: 'Articles',
    /** Opens the biography of the founder on a phone. */
    about: word({ name: 'text' }, 'About {name}'),
    email: 'Email',
    /** For screen readers. */
    emailOf: word({ name: 'text' }, 'Email {name}'),
    profileOf: word({ profile: 'text', name: 'text' }, '{profile} {name} (opens another site)'),
  },
  errors: {
    goBack: 'Go Back',
    pageNotLoaded: 'This page could not be loaded.',
    chunk: word(
      { reason: ['missing', 'timeout', 'error'] },
      {
        reason: {
          missing: 'Loading chunk failed (missing)',
          timeout: 'Loading chunk failed (timeout)',
          error: 'Loading chunk failed (error)',
        },
      },
    ),
    chunkAdvice: word(
      { reason: ['missing', 'timeout', 'error'] },
      {
        reason: {
          missing: 'The site was updated while this page was open. Reload to get the new version.',
          timeout: 'This part of the page took too long to arrive. Check your connection and reload.',
          error: 'This part of the page could not be loaded. Check your connection and reload.',
        },
      },
    ),
    loadsAgain: 'You are offline. This page will load again when you are back online.',
    page: 'Something went wrong on this page',
    pageAdvice: 'Reload the page, or go to the home page.',
    reload: 'Reload',
    home: 'Home',
  },
  /** Around the texts of content/legal/. */
  legal: {
    updated: word({ date: 'text' }, 'Last changed: {date}'),
    sample: 'Sample text. The owner of this site must fill in everything in [square brackets] before launch.',
  },
  film: {
    play: 'Play the film',
    from: word({ host: ['youtube', 'vimeo'] }, { host: { youtube: 'From YouTube', vimeo: 'From Vimeo' } }),
    captions: 'Captions',
    transcript: 'Transcript of the film',
    close: 'Close the film',
    failure: 'The film could not be loaded. Check your connection and press play again.',
  },
}
