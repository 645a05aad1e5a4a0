import type { ServiceDetails } from './types'

export const digitalDetails: Readonly<Record<string, ServiceDetails>> = {
  'business-card': {
    includes: [
      'Two drafts in your own type and colours',
      'Front and back for up to five names',
      'Print files with bleed, checked with the printer you choose',
      'A version for the phone, with a contact file to save',
      'Advice on paper, weight and finish, with samples on request',
    ],
    needs: [
      'Your logo as a vector file, or permission to redraw it',
      'Names, titles and numbers exactly as they should stand',
      'The languages and scripts to be used',
    ],
    duration: '3 to 5 working days to print files; printing takes a few days more',
    questions: [
      {
        question: 'Do you print as well?',
        answer:
          'We prepare the files and can order for you at the printer’s price. You receive the files either way.',
      },
      {
        question: 'Can the card carry a QR code?',
        answer:
          'Yes. It holds your contact data itself, or an address you control, so that it still works after the printer and we are forgotten.',
      },
    ],
  },
  brochure: {
    includes: [
      'A plan of the folds: what the reader sees first, second and last',
      'Text written or edited, up to the length that fits',
      'Drawings, tables and pictures set in your colours',
      'Print files and a PDF that is readable on a phone',
      'One proof on paper before the run',
    ],
    needs: [
      'What the brochure is for and where it will be handed out',
      'Facts, prices and pictures, or a date on which to photograph',
      'One person who approves the text',
    ],
    duration: '2 to 3 weeks for six to eight pages',
    questions: [
      {
        question: 'Is paper still worth it?',
        answer:
          'At fairs, in waiting rooms and in sales talks, yes. If yours would only be mailed as a file, we propose a page on your site instead.',
      },
      {
        question: 'Can you set it in two languages?',
        answer: 'Yes. Each language is proof-read by a person who reads it as a mother tongue.',
      },
    ],
  },
  'pitch-deck': {
    includes: [
      'An interview of an hour and a half, and the story on one page',
      'Twelve slides that can be understood without a speaker',
      'Figures checked against your books by our accountants',
      'Charts you can update yourself',
      'A longer version for the data room and a short one for e-mail',
    ],
    needs: [
      'Your accounts or management figures for the last two years, or since you began',
      'A forecast, even a rough one, with its assumptions',
      'The kind of investor you speak to, and the sum',
    ],
    duration: '2 to 3 weeks, one of them for the figures',
    questions: [
      {
        question: 'Do you write the forecast too?',
        answer:
          'Our accountants build it with you. The assumptions stay yours, because you will have to defend them.',
      },
      {
        question: 'Is what we tell you kept confidential?',
        answer: 'Yes. We sign your agreement or ours before the interview.',
      },
    ],
  },
  'animated-video': {
    includes: [
      'A script of about seventy words for half a minute',
      'A storyboard to correct before anything moves',
      'Drawing and animation in your colours',
      'Voice, sound and music with a licence for your use',
      'Captions, and versions in wide, square and tall format',
    ],
    needs: [
      'The one thing a viewer should do afterwards',
      'Your logo, type and colours',
      'Approval of the script and of the storyboard, each within a week',
    ],
    duration: '3 to 5 weeks; changes after the storyboard cost the most time',
    questions: [
      {
        question: 'How long should it be?',
        answer:
          'As short as the question it answers. On a home page few people stay beyond forty seconds, so we aim for thirty.',
      },
      {
        question: 'Do we get the source files?',
        answer: 'Yes, with the fonts and sounds that may be passed on, and a list of those that may not.',
      },
    ],
  },
  'logo-designing': {
    includes: [
      'A talk about the business, its neighbours and where the mark will stand',
      'Three directions, each shown small, large, in one colour and on a sign',
      'The chosen mark drawn out and tested at sixteen pixels',
      'Files for print, screen, embroidery and stamp',
      'A sheet of rules: colours, type, clear space, what not to do',
    ],
    needs: [
      'The name, final and checked',
      'Examples you like and dislike, with a word on why',
      'One or two people who decide',
    ],
    duration: '3 to 4 weeks',
    questions: [
      {
        question: 'Will you check whether it can be registered?',
        answer:
          'We search the public trade-mark register for similar marks in your classes and tell you what we find. Filing is done by a trade-mark attorney or agent.',
      },
      {
        question: 'Who owns the logo?',
        answer: 'You do, in writing, once it is paid. Rejected drafts stay with us.',
      },
      {
        question: 'Do you draw with AI?',
        answer: 'No. A mark you want to own should have an author who can hand the rights over.',
      },
    ],
  },
  'data-scraping': {
    includes: [
      'A check of the source: its terms, its robots file, and whether it offers an interface or an export',
      'A sample of a hundred rows to approve before the full run',
      'One clean table: same units, no duplicates, source and date beside each row',
      'Polite collection, slow enough not to burden the source',
      'A repeat by the week or month, with changes marked',
    ],
    needs: [
      'The sources and the columns you want',
      'What the data will be used for',
      'How fresh it has to be',
    ],
    duration: '1 to 2 weeks for the first table',
    questions: [
      {
        question: 'Is it allowed?',
        answer:
          'Often for public facts such as prices and addresses of firms; not behind a login or against the source’s terms, and personal data needs a lawful ground. We check first and decline where the answer is no.',
      },
      {
        question: 'What if the source changes its pages?',
        answer:
          'Then the collection stops and tells us instead of filling your table with rubbish. Repair is part of a repeat order.',
      },
    ],
  },
  'ai-video': {
    includes: [
      'A script written and approved by people',
      'Generated pictures, movement and voice, chosen shot by shot',
      'A person’s check of hands, lettering, flags, maps and facts',
      'Captions, and the languages you need',
      'A label that says it is generated, where the law or the platform asks for one',
    ],
    needs: [
      'The message, the audience and the place where it will run',
      'Written consent of anyone whose face or voice is to be used',
      'Your logo, type and colours',
    ],
    duration: '1 to 2 weeks for up to a minute',
    questions: [
      {
        question: 'May we use it commercially?',
        answer:
          'We use tools whose licences allow it and name them. Purely generated pictures may not be protected by copyright, so a rival could imitate them.',
      },
      {
        question: 'Can you imitate a well-known actor or voice?',
        answer: 'No. We never use a person’s face or voice without their written consent.',
      },
    ],
  },
  'content-writing': {
    includes: [
      'A call with the person who knows the subject',
      'An outline to approve before the text',
      'Research with sources, and a second reader who checks the facts',
      'Titles, descriptions and links for the web',
      'One round of changes',
    ],
    needs: [
      'A specialist for half an hour a text',
      'The reader you have in mind and what they should know afterwards',
      'Words you use and words you avoid',
    ],
    duration: 'About a week for an article of 800 words; product texts in batches of twenty a week',
    questions: [
      {
        question: 'Do you use AI to write?',
        answer:
          'For looking things up and finding gaps, sometimes. The sentences are written and answered for by a person whose name we tell you.',
      },
      {
        question: 'Can it appear under our name?',
        answer: 'Yes. Once paid, the text is yours, and you can publish it under any name you choose.',
      },
    ],
  },
  'digital-seo': {
    includes: [
      'The questions your customers type, with how often and from where',
      'A plan: which page answers which question',
      'New and rewritten pages, one subject each',
      'Business profiles for every branch',
      'A monthly report: visits, enquiries and what each page brought',
    ],
    needs: [
      'Access to Search Console, statistics and your business profiles',
      'The services or products that should grow, in order',
      'Someone to answer questions about the subject',
    ],
    duration: 'First pages in 3 weeks; movement in the results usually in 3 to 6 months',
    questions: [
      {
        question: 'Why does it take months?',
        answer:
          'Search engines watch how a new page is received before they trust it. Anyone who sells a shortcut is selling a risk.',
      },
      {
        question: 'Do you buy links?',
        answer: 'No. It breaks the rules of the search engines, and you would carry the penalty.',
      },
      {
        question: 'What about answers by AI assistants?',
        answer:
          'They quote pages that answer a question plainly and can be read by machines. The same work serves both.',
      },
    ],
  },
  'marriage-card-design': {
    includes: [
      'A talk with the families about customs, colours and the order of names',
      'Two drafts, drawn and not taken from a catalogue',
      'Cards for each function, and an envelope',
      'Up to three languages or scripts, each proof-read by a reader of it',
      'Print files and a version for messages',
    ],
    needs: [
      'Names, dates, times and places exactly as they should stand',
      'The list of functions and who hosts each',
      'One person from each family who approves',
    ],
    duration: '2 to 3 weeks to print files; order at least two months before the first function',
    questions: [
      {
        question: 'Which languages can you set?',
        answer:
          'Any language with a script that your printer can print. For each one we first find a proof-reader who reads it every day.',
      },
      {
        question: 'Can the guests answer online?',
        answer:
          'Yes, through a private page with the programme, a map and a reply form. Its address stands on the card as a QR code.',
      },
    ],
  },
  'animated-invitation': {
    includes: [
      'A short film of 20 to 40 seconds with names, place and date',
      'Drawn in the style of your printed card, if there is one',
      'Music with a licence, or a recording of yours',
      'A tall format for phones, small enough to be sent as a message',
      'A still picture for guests who do not play films',
    ],
    needs: [
      'The text in every language, approved',
      'Your card or colours, and pictures if people should appear',
      'The date on which it will be sent',
    ],
    duration: '7 to 10 working days',
    questions: [
      {
        question: 'Can names differ by guest?',
        answer: 'Yes. For up to a few hundred guests we make each film with its own greeting from your list.',
      },
      {
        question: 'Can we use a film song?',
        answer:
          'Only with a licence, or platforms may mute or remove the film. We suggest music that is cleared.',
      },
    ],
  },
  'r-and-d-report': {
    includes: [
      'The question on one page, agreed before the work',
      'Sources read and listed: registers, filings, patents, statistics, studies',
      'Interviews, if you wish, with notes you may read',
      'Each figure traced to its source, with the date',
      'A summary of two pages, and what we could not find out',
    ],
    needs: [
      'The decision the report should serve',
      'What you know already, so that you do not pay for it twice',
      'A limit of time or money',
    ],
    duration: '2 to 6 weeks, depending on the number of sources and interviews',
    questions: [
      {
        question: 'Is it enough for an R&D tax claim or a grant?',
        answer:
          'It can be part of one. Tell us the scheme at the start, because each asks for its own evidence, and our accountants look at it too.',
      },
      {
        question: 'How do you find out about rivals?',
        answer:
          'From what is public: filings, prices, products, job notices, patents. We do not pose as customers or ask people to break a confidence.',
      },
    ],
  },
  'ad-marketing': {
    includes: [
      'One figure to be judged by: a sale, a booking, an enquiry that is worth something',
      'Measurement set up with consent where it is needed',
      'Search and social campaigns with texts, pictures and short films',
      'Pages made for the campaign, so that visitors find what the advertisement promised',
      'A weekly look and a monthly report with the cost of each customer',
    ],
    needs: [
      'Advertising accounts in your name, or a date to open them',
      'What a customer is worth to you, roughly',
      'A budget for at least two months',
    ],
    duration: '2 weeks to the first campaign, 6 to 8 until the figures can be trusted',
    questions: [
      {
        question: 'How large must the budget be?',
        answer:
          'Large enough for about thirty results a month; fewer cannot be told from luck. We estimate it from your market before you spend.',
      },
      {
        question: 'Who pays the platforms?',
        answer:
          'You, directly, from your own account. Our fee stands apart and does not grow with what you spend.',
      },
      {
        question: 'May a chartered accountant advertise?',
        answer:
          'Only within the rules of their institute, which differ from country to country. We check them before we draft anything.',
      },
    ],
  },
}
