import { word } from './message.ts'

export const mailGroups = {
  /** The e-mails of the notifier. They change when it is published. */
  mail: {
    subject: word({ name: 'text' }, 'New message from {name}'),
    name: word({ name: 'text' }, 'Name: {name}'),
    email: word({ email: 'text' }, 'E-mail: {email} (not verified)'),
    phone: word({ phone: 'text' }, 'Phone: {phone}'),
    warning:
      'Sent with the contact form of the site. Anyone can type any name and address there: be careful with links.',
    manySubject: 'Many new messages',
    many: 'There are too many new messages to send an e-mail for each. E-mails pause for an hour. To read all messages, run npm run inbox.',
  },
}
