import type { ServiceDetails } from './types'

export const technicalDetails: Readonly<Record<string, ServiceDetails>> = {
  'web-development': {
    includes: [
      'A page plan and a clickable draft before any code is written',
      'Design and build for phone, tablet and desktop',
      'An editor in which your own people change text and pictures',
      'Contact forms, a privacy page and a consent notice only where one is needed',
      'Redirects from your old addresses, so that links and search results survive',
      'A speed budget that is checked at every release',
    ],
    needs: [
      'Access to your domain and to the present site, if there is one',
      'Your logo, and texts or the facts to write them from',
      'One person who decides',
    ],
    duration: '4 to 8 weeks for a site of about ten pages; texts that arrive late are the usual delay',
    questions: [
      {
        question: 'Who owns the site?',
        answer:
          'You do. The code, the domain and the hosting account are in your name, and the handover lists every login.',
      },
      {
        question: 'Can we change the pages ourselves?',
        answer:
          'Yes. We train one or two of your people for an hour and leave a short guide made for your own site.',
      },
      {
        question: 'What does it cost to keep it running?',
        answer:
          'Domain, hosting and e-mail are the running costs. We name each with its provider and price in the offer, and you pay them directly.',
      },
    ],
  },
  'web-application-development': {
    includes: [
      'A day with the people who will use it, watching the work as it is done now',
      'A map of roles: who may see, change and approve what',
      'Screens that can be tried from the third week on',
      'Import of your present lists and spreadsheets',
      'Tests for every rule that touches money or access',
      'Hosting in your own account, with backups that are restored on trial',
    ],
    needs: [
      'Two or three future users with an hour a week',
      'The spreadsheets, forms or programs used today',
      'A list of the systems it must exchange data with',
    ],
    duration: '8 to 16 weeks to a first version in daily use',
    questions: [
      {
        question: 'Can it start small?',
        answer:
          'It should. We build the one process that hurts most, put it to use, and decide the next step with what was learnt.',
      },
      {
        question: 'What if a spreadsheet is enough?',
        answer:
          'Then we say so. A shared sheet with clear columns and one owner is often right for fewer than five users and no approvals.',
      },
    ],
  },
  'software-development': {
    includes: [
      'A written description of the task, with examples of input and expected result',
      'A working piece every two weeks that you can run and judge',
      'Automatic tests kept with the code',
      'A manual of a few pages for users and one for the next programmer',
      'The source code and its full history',
    ],
    needs: [
      'Real examples of the task, including the awkward ones',
      'Access to the machines or services the program must talk to',
      'A person who can answer questions within a day',
    ],
    duration: '6 to 20 weeks; we give a range first and narrow it after the second delivery',
    questions: [
      {
        question: 'Do you work for a fixed price?',
        answer:
          'Yes, for a step whose result can be described on two pages. Larger work is split into such steps, and you may stop after each.',
      },
      {
        question: 'Can you continue a program that another company started?',
        answer:
          'Usually. We read it for a few days first and tell you what is sound, what is risky and what it would take.',
      },
    ],
  },
  'mobile-app-development': {
    includes: [
      'One code base for Android and iPhone, where the task allows it',
      'Screens tried on your own phones from the first month',
      'Sign-in, notifications and work without a connection, if you need them',
      'The store listings: texts, pictures, age rating and data-safety answers',
      'Crash reports and a first update after the launch',
    ],
    needs: [
      'Developer accounts at Apple and Google in the name of your company',
      'Your logo and the texts people will read',
      'An answer to one question: what should a person do with it every week?',
    ],
    duration: '10 to 16 weeks to both stores, of which the store reviews take a few days to two weeks',
    questions: [
      {
        question: 'Do we need an app at all?',
        answer:
          'If people come back weekly, or need the camera, notifications or offline work, often yes. Otherwise a good mobile site costs less and reaches more.',
      },
      {
        question: 'Who holds the store accounts?',
        answer:
          'Your company. We work as invited members, so the app, its reviews and its users stay with you.',
      },
      {
        question: 'What happens after the launch?',
        answer:
          'Both systems change every year. Plan a small update at least twice a year, or the app will be hidden from newer phones.',
      },
    ],
  },
  'desktop-app-development': {
    includes: [
      'A program for Windows, macOS or Linux, or one for all three',
      'Work without a connection, and an exchange of data when it returns',
      'Signed installers, so that systems do not warn your users',
      'Updates that install themselves, and a way back to the version before',
      'Connection to scanners, scales, printers and other devices',
    ],
    needs: [
      'A list of the computers and systems in use',
      'The devices to be connected, or a loan of one of each',
      'The data it must read and write',
    ],
    duration: '8 to 16 weeks; each connected device adds about one',
    questions: [
      {
        question: 'Why not do it in the browser?',
        answer:
          'If the browser can do it, we say so. A desktop program earns its place with devices, large files, or work that must not stop when the line does.',
      },
      {
        question: 'Can old computers run it?',
        answer:
          'We agree on the oldest machine at the start and test on it. Systems that no longer get security updates should not hold business data.',
      },
    ],
  },
  'devops-solutions': {
    includes: [
      'A release path: build, automatic tests, staging, production',
      'One-step rollback, tried before it is needed',
      'Servers described in files, so that they can be built again',
      'Passwords and keys moved out of the code',
      'Monitoring that wakes a person only when customers are affected',
    ],
    needs: [
      'Access to the code and to the hosting accounts',
      'An hour with each person who releases today',
      'The story of the last two failures',
    ],
    duration: '3 to 8 weeks, one system at a time, without stopping your releases',
    questions: [
      {
        question: 'Must we change our hosting?',
        answer:
          'Rarely. Most of the gain comes from the way a release is made, and that can be put on top of what you have.',
      },
      {
        question: 'Will you run it for us afterwards?',
        answer:
          'If you wish, as maintenance by the month. Otherwise we hand over with a written routine and stay reachable for a month.',
      },
    ],
  },
  'cloud-solutions': {
    includes: [
      'An inventory of what runs where, and what it costs now',
      'A choice of provider and region, with reasons and prices',
      'The move, rehearsed once with a copy before the real one',
      'Access by person and role, with two-step sign-in',
      'Budget alarms and a monthly look at what is unused',
      'Backups in a second place, restored on trial',
    ],
    needs: [
      'Access to the present servers and the latest bills',
      'A window in which a short standstill is acceptable',
      'Any rule about where your data may be kept',
    ],
    duration: '3 to 10 weeks, depending on the number of systems and the size of the data',
    questions: [
      {
        question: 'Is the cloud cheaper?',
        answer:
          'Not by itself. Loads that go up and down become cheaper; a steady load that is moved unchanged often becomes dearer. We calculate it first.',
      },
      {
        question: 'Can we leave again?',
        answer:
          'Yes. We prefer parts that exist at several providers, and we tell you which ones would tie you.',
      },
    ],
  },
  'ai-ml-driven-solutions': {
    includes: [
      'A plain statement of the question and of what a wrong answer costs',
      'A look at your data: how much there is, how clean, and what you may use it for',
      'A simple baseline to beat, before any model',
      'A model or a language service, tested on cases it has not seen',
      'The error rate, by kind of case, before you rely on it',
      'A place where a person can correct it',
    ],
    needs: [
      'Examples with the right answer, a few hundred at least',
      'Someone who knows the subject, two hours a week',
      'Permission to use the data for this purpose',
    ],
    duration: '2 to 3 weeks for a test with your data, then 6 to 12 for something people can use',
    questions: [
      {
        question: 'Will our data train another company’s model?',
        answer:
          'Not in what we set up. We use services under terms that exclude it, or run the model on your own account, and show you the clause.',
      },
      {
        question: 'What if it does not work?',
        answer:
          'The test tells within three weeks. If the error rate is too high for the task, the work ends there and you have paid only for the test.',
      },
      {
        question: 'Will it replace people?',
        answer:
          'What we build usually takes over the sorting and the first draft. A person signs what leaves the house.',
      },
    ],
  },
  'page-speed-optimization': {
    includes: [
      'Field figures from real visitors, by page and by device',
      'Laboratory runs on a mid-range phone, repeated until they agree',
      'A table of changes: what to do, what it saves, how long it takes',
      'The changes themselves, made by us or explained to your developers',
      'The same measurements afterwards, and a limit to keep',
    ],
    needs: [
      'Access to the site’s code or to its editor, and to the server',
      'Your visitor statistics',
      'The pages that earn money, named by you',
    ],
    duration: '1 week for the audit, 2 to 5 for the changes; public field data follows within about a month',
    questions: [
      {
        question: 'Do you promise a score of 100?',
        answer:
          'No. A score is one laboratory run. We promise measured changes to the pages you name, and show the figures before and after.',
      },
      {
        question: 'Will the design suffer?',
        answer:
          'It should not be visible. Most time is lost in servers, scripts and badly sized pictures, not in the design.',
      },
    ],
  },
  'technology-maintenance': {
    includes: [
      'Updates of system, plug-ins and libraries, tried on a copy first',
      'Daily backups in a second place, and a restore on trial each quarter',
      'A watch on availability, certificates and domain dates',
      'Small changes within agreed hours',
      'A short report each month: what was done, what is due',
    ],
    needs: [
      'Logins for hosting, domain and e-mail, kept in a shared vault',
      'A list of what must never stand still, and when',
      'A phone number for the worst case',
    ],
    duration: 'A first inventory in 1 to 2 weeks, then month by month',
    questions: [
      {
        question: 'How fast do you answer?',
        answer: 'As agreed before we start. The time is part of the contract, as a figure.',
      },
      {
        question: 'Do you look after systems that others built?',
        answer:
          'Yes, after the inventory. If something cannot be maintained safely, we say so before you sign.',
      },
    ],
  },
  'technical-seo': {
    includes: [
      'A crawl of the whole site: dead links, duplicates, pages that nothing leads to',
      'Titles, descriptions and headings that say what the page holds',
      'Structured data for your organisation, products, articles and questions',
      'Sitemap, robots file, canonical addresses and language versions',
      'Redirects for a move or a new structure',
      'Search Console set up and explained',
    ],
    needs: [
      'Access to the site and to Search Console, or permission to set it up',
      'The list of pages you want found',
      'Word of planned changes to the structure',
    ],
    duration: '2 to 4 weeks of work; search engines then need some weeks to read the site again',
    questions: [
      {
        question: 'How does this differ from the SEO of the digital practice?',
        answer:
          'Here we make pages readable for search engines. The digital practice finds out what people ask and writes the answers. Most sites need this part first.',
      },
      {
        question: 'Can you promise first place?',
        answer: 'No, and no agency can. We can promise to remove the technical problems that hold you back.',
      },
    ],
  },
}
