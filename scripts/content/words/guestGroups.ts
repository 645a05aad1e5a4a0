import { word } from './message.ts'

/** The forms that need no account. */
export const guestGroups = {
  fields: {
    /** After a label. */
    optional: '(optional)',
  },
  contact: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    name: 'Name',
    email: 'Email',
    country: 'Country',
    noCountry: 'Choose a country',
    phone: 'Phone',
    confirmPhone: 'Confirm phone',
    message: 'Message',
    submit: 'Send message',
    sending: 'Sending ...',
    sent: 'We have received your message.',
    success: 'We will be in touch soon',
    failure: 'Something went wrong!! Our Try again later',
    notSent: word(
      { email: 'text', phone: 'text' },
      'Your message was not sent. Everything you typed is still here: press the button to try again. You can also write to {email} or call {phone}.',
    ),
    phoneMismatch: 'Phone No is not matching !!',
    /** After a message whose two phone numbers differ. */
    numberUsed: 'We will call the number in “Phone”.',
    nameRequired: 'Name is required !!',
    emailRequired: 'Email is required !!',
    phoneRequired: 'Phone no. is required !!',
    messageRequired: 'Message is required !!',
    /** Of the owner's questions. */
    noAnswer: 'Choose',
    answerMissing: 'Please answer this question.',
    answerNoDate: 'Enter the day, the month and the year.',
    tooLong: word({ max: 'number', count: 'number' }, 'Use at most {max} characters: there are {count}.'),
    wrongFields: word(
      { count: 'plural' },
      { count: { one: '{count} field needs your attention', other: '{count} fields need your attention' } },
    ),
    /** The prefilled message. The subject is a service, or the plans of a bag. */
    askAbout: word({ subject: 'text' }, 'I would like to know more about {subject}.'),
    plansInCurrency: word({ plans: 'and', currency: 'text' }, '{plans} (prices in {currency})'),
    plans: word({ plans: 'and' }, '{plans}'),
    addToMessage: word({ subject: 'text' }, 'Add “{subject}” to the message'),
  },
  unsubscribe: {
    email: 'Email',
    submit: 'Unsubscribe',
    sending: 'Sending ...',
    done: 'Done',
    home: 'Home',
    otherwise: word({ email: 'text' }, 'You can also write to {email}.'),
    /** The same for every address, so that it does not reveal who is subscribed. */
    success: 'If this address was subscribed, it will not get any more newsletters.',
    failure: 'Something went wrong!! Our Try again later',
  },
}
