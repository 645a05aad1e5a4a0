import { word } from './message.ts'

export const mailGroups = {
  /** The e-mails of the notifier. They change when it is published. */
  mail: {
    subject: word({ name: 'text' }, 'New message from {name}'),
    orderSubject: word({ plan: 'text', name: 'text' }, 'New order from {name}: {plan}'),
    plan: word({ plan: 'text' }, 'Plan: {plan}'),
    name: word({ name: 'text' }, 'Name: {name}'),
    email: word({ email: 'text' }, 'E-mail: {email} (not verified)'),
    verifiedEmail: word({ email: 'text' }, 'E-mail: {email} (verified)'),
    phone: word({ phone: 'text' }, 'Phone: {phone}'),
    /** To a question of the form. */
    answer: word({ question: 'text', answer: 'text' }, '{question}: {answer}'),
    warning:
      'Sent through the contact form of the site. Anyone can type any name and address there: be careful with links.',
    orderWarning:
      'A customer has put this plan into their bag and expects an answer. Nothing has been paid. Anyone can type any name and number into an account.',
    missed: word(
      { count: 'text', command: 'text' },
      'Messages and orders that got no e-mail since the last one: {count}. To read all, run {command}.',
    ),
    manySubject: 'Many new messages',
    many: word(
      { count: 'text', command: 'text' },
      'There are too many new messages and orders to send an e-mail for each. Waiting without an e-mail: {count}. E-mails are paused for an hour, so there may soon be more. To read all, run {command}.',
    ),
  },
}
