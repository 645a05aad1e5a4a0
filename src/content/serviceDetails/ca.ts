import type { ServiceDetails } from './types'

export const caDetails: Readonly<Record<string, ServiceDetails>> = {
  'income-tax-gst': {
    includes: [
      'GST registration, monthly or quarterly returns, and the annual return',
      'Matching of your purchases with what suppliers have reported, before credit is claimed',
      'Income-tax returns for people, firms, LLPs and companies, with the advance-tax dates in between',
      'TDS: deduction worked out, paid, and reported each quarter',
      'Letters of undertaking and refunds for exporters',
      'Answers to notices, with the papers attached',
    ],
    needs: [
      'Sales and purchase invoices, or access to your billing program',
      'Bank statements for all accounts',
      'Logins of the GST and income-tax portals, or an authorisation for us',
      'Last year’s returns',
    ],
    duration: 'GST each month or quarter; an income-tax return 3 to 7 working days after the last paper',
    questions: [
      {
        question: 'When must the papers reach you?',
        answer:
          'For GST by the 5th of the month, so that sales are filed by the 11th and the tax is paid by the 20th. Quarterly filers have their own dates, which we send you.',
      },
      {
        question: 'Does the new Income-tax Act change what we do?',
        answer:
          'Since 1 April 2026 the Income-tax Act, 2025 applies. Sections and forms have new numbers and the “tax year” replaces the assessment year; most rates and duties went on. We use the right form for the year concerned.',
      },
      {
        question: 'What happens if a date is missed?',
        answer:
          'A late fee runs by the day and interest runs on the tax. Tell us at once: the sum is small in the first week and grows.',
      },
    ],
  },
  'project-reports': {
    includes: [
      'Cost of the project and how it is paid for',
      'Sales, costs and cash flow for five to seven years, with the assumptions on one page',
      'Break-even, debt-service cover and repayment table',
      'The bank’s own data form (CMA) where it asks for one',
      'A talk with the lender’s officer, if wanted',
    ],
    needs: [
      'Quotations for machines, building and fittings',
      'Accounts and returns of the last three years, or of the promoters for a new firm',
      'Present loans with their statements',
      'The scheme or bank you have in mind',
    ],
    duration: '1 to 2 weeks after the quotations are in',
    questions: [
      {
        question: 'Does a report guarantee the loan?',
        answer:
          'No. It makes the case readable and honest; the bank decides, and security and credit history count.',
      },
      {
        question: 'Do you help with subsidised schemes?',
        answer:
          'Yes. Conditions differ by State and change with each budget, so we check the scheme on the day before we calculate with it.',
      },
    ],
  },
  accounting: {
    includes: [
      'Entries from your bills and bank lines, in your program or ours',
      'Bank, customer and supplier accounts reconciled every month',
      'GST and TDS worked out from the same books',
      'A profit-and-loss statement and balance sheet by the tenth',
      'Books in each currency that you trade in',
      'A file for the auditor at the year-end',
    ],
    needs: [
      'Bills and receipts, photographed as they arrive',
      'Read-only access to the bank accounts',
      'One person who can say what a payment was for',
    ],
    duration:
      'Two weeks to take over, then every month by the tenth; old arrears at about one week for three months',
    questions: [
      {
        question: 'Can you keep the books and audit us too?',
        answer:
          'No. The law does not let a company’s statutory auditor keep its books, and we would not want it. If we audit you, another firm keeps them.',
      },
      {
        question: 'Which program must we use?',
        answer:
          'The one you have, if it keeps an edit log: companies in India must use software that records every change. Otherwise we propose one.',
      },
    ],
  },
  auditing: {
    includes: [
      'Statutory audit of companies, and audit of LLPs above the limits',
      'Tax audit, where turnover or receipts call for one',
      'Internal audit of stock, cash, purchasing or access rights',
      'A letter in plain words: what was found, how serious, what to change',
      'A second visit to see whether it was changed',
    ],
    needs: [
      'Closed books and the bank confirmations',
      'Contracts, registers and minutes',
      'A person who knows where things are, for the days of the visit',
    ],
    duration: '2 to 4 weeks for a small company; book well before September, when most reports fall due',
    questions: [
      {
        question: 'Does every company need an audit?',
        answer:
          'Today every Indian company does, in every year, whatever its size. An LLP does above ₹40 lakh of turnover or ₹25 lakh of contribution. A tax audit has its own limits. Changes to company law are before Parliament, so ask us.',
      },
      {
        question: 'What does independence mean for us?',
        answer:
          'While we audit you we cannot keep your books or design your accounting systems. We say so before we accept.',
      },
    ],
  },
  'fssai-license': {
    includes: [
      'A check of which you need: registration, State licence or Central licence',
      'The application with the right kind of business for each place',
      'Layout, list of equipment, water report and food-safety plan, where asked for',
      'Preparation for an inspection, where there is one',
      'Annual fees, returns and changes of product, address or responsible person',
    ],
    needs: [
      'Identity and photograph of the owner or partners',
      'Proof that you may use the premises',
      'A list of foods and what you do with them: make, pack, store, carry, sell',
      'Turnover, expected or actual',
    ],
    duration: 'Registration within days; a licence 2 to 8 weeks, longer if an inspection is ordered',
    questions: [
      {
        question: 'Which of the three applies to us?',
        answer:
          'It depends on turnover, the kind of business and the number of States. The turnover limits were raised in April 2026, so many who had a State licence now need a registration. Importers and some others need a Central licence whatever their size.',
      },
      {
        question: 'Does it have to be renewed?',
        answer:
          'Since 2026 registrations and licences stay valid until they are suspended, cancelled or given up. Annual fees, returns and hygiene rules remain.',
      },
      {
        question: 'Do home kitchens and online sellers need it?',
        answer:
          'Yes. Every business that makes, packs, stores or sells food needs at least a registration, for each place of business.',
      },
    ],
  },
  'labour-licence': {
    includes: [
      'A check of which Acts, codes and State rules apply to each place',
      'Shops-and-establishments registration in your State',
      'Establishment registration and contractor licences under the new labour codes',
      'Registers, notices and appointment letters in the form the rules ask for',
      'Returns and changes in head count',
    ],
    needs: [
      'The number of employees and contract workers at each place',
      'Proof of address, and the firm’s registration papers',
      'Agreements with contractors or with the main employer',
      'Wage registers of the last months',
    ],
    duration: '1 to 4 weeks, depending on the State',
    questions: [
      {
        question: 'What have the labour codes changed?',
        answer:
          'The four codes have been in force since 21 November 2025 and the central rules since May 2026. For most private firms the State’s rules decide, and States are issuing them one after another. We check yours on the day.',
      },
      {
        question: 'Who needs the licence, the firm or the contractor?',
        answer:
          'The contractor who supplies workers needs the licence above the limit; the firm where they work has duties of its own and must see that wages are paid. We look at both sides.',
      },
    ],
  },
  'company-llp-firm-registrations': {
    includes: [
      'A talk about the form: company, one-person company, LLP, partnership or proprietorship',
      'Name search and reservation',
      'Digital signatures and identification numbers for directors or partners',
      'Memorandum and articles, LLP agreement or partnership deed',
      'PAN, TAN, and on request GST and the bank account',
      'A calendar of the first year, beginning with the declaration of commencement and the first auditor',
    ],
    needs: [
      'PAN, identity and address proof of every owner; passport and attested papers for foreigners',
      'Proof of the registered office and the owner’s consent',
      'Two or three names, and one sentence on what the firm will do',
      'Shares or contribution of each person',
    ],
    duration: '1 to 3 weeks for a company or LLP; add 1 to 3 weeks for owners abroad',
    questions: [
      {
        question: 'Which form should we choose?',
        answer:
          'If outsiders will invest or staff get shares, a company. If the owners draw most of the profit, often an LLP. We go through the questions with you.',
      },
      {
        question: 'Can someone from abroad own an Indian company?',
        answer:
          'Yes, in most sectors without approval. One director must have stayed in India for 182 days of the year, papers from abroad need notarisation and an apostille, and the investment is reported to the Reserve Bank through your bank.',
      },
      {
        question: 'When may we begin business?',
        answer:
          'An LLP at once. A company with share capital once the owners have paid for their shares and the declaration is filed, within 180 days.',
      },
    ],
  },
  'msme-registrations': {
    includes: [
      'A check of your class: micro, small or medium',
      'Udyam registration with the right activity codes',
      'Correction of old or doubled registrations',
      'A note on what it gives you: loans, tenders, and protection against late payment',
      'Help with a claim against a buyer who pays late',
    ],
    needs: [
      'Aadhaar of the owner, partner or director, with a phone that receives its code',
      'PAN of the firm, and GSTIN where it has one',
      'A list of activities and places',
    ],
    duration: '1 to 3 working days',
    questions: [
      {
        question: 'Is there a government fee?',
        answer:
          'None. Udyam registration on the government’s own portal is free, and you can do it yourself. Our fee is for the right classification and for what follows.',
      },
      {
        question: 'What is the rule of 45 days?',
        answer:
          'A buyer must pay a registered micro or small supplier within the agreed time, at most 45 days, or 15 days if nothing was agreed. Otherwise interest runs, and the buyer’s own tax deduction waits until payment. As the rule is applied today it does not protect retail and wholesale traders.',
      },
      {
        question: 'Which limits apply?',
        answer:
          'Investment in plant and equipment and turnover, both. They were raised in April 2025 and the portal updates your class each year from tax data.',
      },
    ],
  },
  'networth-certificates': {
    includes: [
      'A talk about who asks for it, and in which form',
      'A list of assets and debts on one date, with the basis of each value',
      'A look at the papers behind each line',
      'The certificate, signed by a chartered accountant, with the institute’s verification number (UDIN)',
      'A second currency where an embassy or university asks for it',
    ],
    needs: [
      'Identity and PAN',
      'Bank, fund and deposit statements on the chosen date',
      'Papers of property and a valuation where it matters',
      'Loan statements',
    ],
    duration: '2 to 5 working days after the last paper; longer if property must be valued',
    questions: [
      {
        question: 'What is it used for?',
        answer:
          'Visas and study abroad, bank loans and guarantees, tenders, and licences that ask for a minimum.',
      },
      {
        question: 'How can the reader verify it?',
        answer:
          'Every certificate carries a UDIN, which anybody can look up on the site of the Institute of Chartered Accountants of India.',
      },
      {
        question: 'How old may it be?',
        answer:
          'The reader decides. Many ask for one not older than three or six months, so ask before you choose the date.',
      },
    ],
  },
  'digital-signatures-dsc': {
    includes: [
      'Class 3 certificates for signing, encryption or both, for people and for firms',
      'The application at a licensed certifying authority and help with the video check',
      'A USB token that meets the standard, and its driver',
      'Registration on the MCA, income-tax, GST and tender portals',
      'A reminder before it expires',
    ],
    needs: [
      'PAN, and Aadhaar or another identity the authority accepts',
      'A phone and an e-mail address of the person who signs',
      'For a firm: its registration papers and a letter of authority',
      'For people abroad: passport and address proof, attested as the authority asks',
    ],
    duration: '1 to 3 working days in India; 1 to 2 weeks with papers from abroad',
    questions: [
      {
        question: 'How long is it valid?',
        answer: 'One, two or three years as you choose. It cannot be extended, only applied for again.',
      },
      {
        question: 'May my accountant keep the token?',
        answer:
          'A signature is yours, and what it signs binds you. We ask you to keep the token and its PIN and to sign with us on a call.',
      },
    ],
  },
  payroll: {
    includes: [
      'Salary structures that fit the wage definition of the labour codes',
      'Monthly calculation with leave, overtime, advances and arrears',
      'Payslips by e-mail, and the payment file for your bank',
      'Provident fund, state insurance, professional tax and income tax, paid and filed',
      'Joining, leaving and final settlement',
      'Yearly tax certificates for every employee',
    ],
    needs: [
      'Employment contracts and the salary of each person',
      'Attendance and changes by the 25th',
      'PAN, bank account, and provident-fund number where there is one',
      'Tax declarations of the employees',
    ],
    duration: 'Two weeks to set up with one trial month, then payslips on the day you choose',
    questions: [
      {
        question: 'When must wages be paid?',
        answer:
          'Monthly wages by the seventh of the next month, and what is owed to a leaver within two working days, under the Code on Wages.',
      },
      {
        question: 'What is the rule of half?',
        answer:
          'For social security and similar dues, allowances that make up more than half of the pay count as wages for the part above half. Many old structures have to be redrawn.',
      },
      {
        question: 'Do you also pay people in other countries?',
        answer:
          'We prepare the figures and work with a payroll provider licensed there, so that taxes and deposits are paid in time.',
      },
    ],
  },
  'pf-pt-esic': {
    includes: [
      'A check of which of the three apply, now and after the next hire',
      'Registration of the firm and of every employee',
      'Monthly contributions worked out, paid and filed',
      'Employees’ numbers linked with Aadhaar, PAN and bank account',
      'Transfers, withdrawals and claims',
      'Answers to inspections and notices',
    ],
    needs: [
      'Registration papers of the firm and its bank account',
      'The list of employees with date of joining, pay and identity numbers',
      'Attendance and wages each month',
    ],
    duration: '3 to 10 working days to register, then monthly',
    questions: [
      {
        question: 'From how many people on?',
        answer:
          'Provident fund from 20, state insurance from 10. Professional tax is a State’s tax: some States have it from the first employee, some not at all. A firm may join the provident fund earlier by choice.',
      },
      {
        question: 'Does it cover everybody’s pay?',
        answer:
          'Provident fund is compulsory up to a monthly wage of ₹15,000, state insurance up to ₹21,000, as of late 2026. Both limits are under discussion, so ask before you calculate with them.',
      },
      {
        question: 'Our company received numbers when it was registered. Must we file?',
        answer:
          'Companies often get provident-fund and insurance numbers at incorporation. Contributions begin when the law applies to you or you opt in; the portals may still ask for a statement until then.',
      },
    ],
  },
  cs: {
    includes: [
      'Notices, agendas and minutes of board and general meetings',
      'Resolutions drafted before the decision, not after',
      'Registers of members, directors, charges and beneficial owners',
      'Issue and transfer of shares, also in electronic form',
      'Certification by a company secretary in practice where a form requires it',
    ],
    needs: [
      'Incorporation papers, articles and shareholders’ agreements',
      'Past minutes and registers, in whatever state',
      'Word of a decision before it is carried out',
    ],
    duration: 'A review of the records in 2 weeks, then by the year or by the event',
    questions: [
      {
        question: 'Does our company need its own company secretary?',
        answer:
          'A private company does from ₹10 crore of paid-up capital. Below that the directors are responsible, and a secretary in practice can do the work.',
      },
      {
        question: 'Our minutes are missing for two years. What now?',
        answer:
          'We set out what was decided from mails and bank records, say what cannot be repaired, and regularise what can. Nothing is back-dated.',
      },
    ],
  },
  'pan-tan': {
    includes: [
      'New PAN for people, firms, companies and foreigners',
      'A new TAN for businesses that must deduct tax',
      'Corrections of name, date and address',
      'Linking of PAN and Aadhaar, and inoperative numbers brought back',
      'Surrender of a second number',
    ],
    needs: [
      'Proof of identity, address and date of birth or incorporation',
      'For people in India: Aadhaar with the same spelling of the name',
      'For people abroad: passport and address proof, attested',
    ],
    duration: 'An electronic PAN or TAN in 2 to 10 working days; 2 to 4 weeks from abroad',
    questions: [
      {
        question: 'Why are applications sent back?',
        answer:
          'Mostly because a name is spelled differently in two papers. Since April 2026 there are new forms and a separate proof of date of birth is asked for, so we compare everything first.',
      },
      {
        question: 'Who needs a TAN?',
        answer:
          'Everyone who must deduct tax at source, for example a company that pays salaries, contractors or rent. A few payments by private people need only the PAN.',
      },
      {
        question: 'Does a new company apply separately?',
        answer: 'No. A company or LLP receives both numbers with its incorporation.',
      },
    ],
  },
  'iso-certificates': {
    includes: [
      'A choice of standard: 9001 for quality, 27001 for information security, 22000 for food, and others',
      'A gap analysis: what you do already, what is missing',
      'Procedures and records written around your real work',
      'Training, an internal audit and the management review',
      'The choice of an accredited certification body, and company on the day of its audit',
    ],
    needs: [
      'A person with time for it, about half a day a week',
      'The managers’ wish to change what the gaps show',
      'Access to processes, records and suppliers',
    ],
    duration: '3 to 6 months for a small firm, since records of some months are looked at',
    questions: [
      {
        question: 'Can you issue the certificate?',
        answer:
          'No. The firm that advises you must not certify you. The certificate comes from an independent body; we make sure that it is accredited, in India by NABCB or an equal.',
      },
      {
        question: 'How long does it last?',
        answer: 'Three years, with a surveillance audit each year, then a recertification.',
      },
      {
        question: 'Which edition counts?',
        answer:
          'The standards are revised from time to time, ISO 9001 among them in 2026, and old certificates stay valid for a period of transition. We tell you which edition to begin with.',
      },
    ],
  },
  'roc-filings': {
    includes: [
      'Accounts and annual return of companies (AOC-4, MGT-7 or MGT-7A)',
      'Annual return and statement of accounts of LLPs (Forms 11 and 8)',
      'Changes of director, partner, address, capital, name or auditor',
      'Half-yearly and yearly returns on dues to small suppliers, deposits and dematerialised shares, where they apply',
      'Director KYC, and status checks on every form until it is approved',
    ],
    needs: [
      'Signed accounts, audit report and minutes of the general meeting',
      'Digital signatures of the directors or partners',
      'Login of the MCA portal, or an authorisation for us',
    ],
    duration: '3 to 7 working days a form after the papers are signed',
    questions: [
      {
        question: 'What does a late filing cost?',
        answer:
          'For a company’s accounts and annual return ₹100 a day for each form, with no ceiling. Other forms have a fee that grows with the delay. Directors can be disqualified after three years without filing.',
      },
      {
        question: 'Our company does nothing. Must it file?',
        answer:
          'Yes, every year, until it is closed or declared dormant. We will tell you which of the two is cheaper.',
      },
      {
        question: 'Is director KYC still due every September?',
        answer:
          'No. Since 31 March 2026 it is due once in three years, by 30 June, and a change of phone, e-mail or address is filed within 30 days. We look up the date for each number.',
      },
    ],
  },
}
