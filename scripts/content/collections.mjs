/**
 * What each collection's files may say: one rule a field. The file's name is the document's id, its body
 * becomes the field named in `body`.
 *
 * @typedef {{ required?: boolean }} Required
 * @typedef {Required & { kind: 'text', max: number }} TextRule
 * @typedef {Required & { kind: 'email' | 'url' | 'image' | 'date' | 'number' }} PlainRule
 * @typedef {Required & { kind: 'boolean', default: boolean }} BooleanRule
 * @typedef {Required & { kind: 'list', max: number }} ListRule
 * @typedef {Required & { kind: 'choice', of: readonly string[] }} ChoiceRule
 * @typedef {TextRule | PlainRule | BooleanRule | ListRule | ChoiceRule} FieldRule
 * @typedef {{ folder: string, body: { field: string, format: 'html' | 'text' } | null, fields: Record<string, FieldRule> }} CollectionRule
 */

/** @param {number} max characters @returns {FieldRule} */
const text = (max) => ({ kind: 'text', max, required: true })

/** @type {FieldRule} */
const url = { kind: 'url' }

/** @type {FieldRule} */
const requiredImage = { kind: 'image', required: true }

export const collections = /** @satisfies {Record<string, CollectionRule>} */ ({
  innovations: {
    folder: 'innovations',
    body: { field: 'desc', format: 'text' },
    fields: {
      logo: requiredImage,
      title: text(120),
      subtitle: text(200),
      type: text(60),
      website: url,
      insta: url,
    },
  },
  blogs: {
    folder: 'articles',
    body: { field: 'blogContent', format: 'html' },
    fields: {
      blogTitle: text(200),
      blogDesc: text(600),
      date: { kind: 'date', required: true },
      domain: { kind: 'choice', of: ['Technology', 'Digital', 'Accountancy'], required: true },
      archive: { kind: 'boolean', default: false },
      desc: text(300),
      writerName: text(120),
      metaTags: { kind: 'list', max: 20 },
      focusKeywords: { kind: 'list', max: 10 },
    },
  },
  team: {
    folder: 'team',
    body: { field: 'bio', format: 'text' },
    fields: {
      rank: { kind: 'number', required: true },
      img: requiredImage,
      name: text(120),
      designation: text(120),
      email: { kind: 'email' },
      twitter: url,
      insta: url,
      facebook: url,
      linkedin: url,
    },
  },
  clients: {
    folder: 'clients',
    body: null,
    fields: { name: text(120), logo: requiredImage, website: url },
  },
})

/** @typedef {keyof typeof collections} CollectionName */

export const collectionNames = /** @type {CollectionName[]} */ (Object.keys(collections))
