import { type Document, isNode, isScalar, Pair, Scalar, visit } from 'yaml'
import { pluralForms } from '../content/words/language'

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The texts of the sample have the plural forms of English. A language that needs another form gets the text of `other`. */
export function fitPlurals(document: Document, language: string) {
  const { needed } = pluralForms(language)
  visit(document, {
    Map(_, map) {
      const forms = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
      if (!forms.includes('other') || !forms.every((form) => FORMS.includes(form))) return
      map.items = needed.map((form) => {
        const text = map.get(forms.includes(form) ? form : 'other', true)
        return new Pair(new Scalar(form), isNode(text) ? text.clone() : text)
      })
    },
  })
}
