import * as v from 'valibot'
import { paths } from '../../src/paths.ts'
import type { Context } from './context.ts'
import { different, list, text } from './valueSchemas.ts'

/** They have their own buttons, or visitors reach them otherwise. */
const NEVER_LISTED = ['cart', 'login', 'signup', 'account', 'authAction', 'unsubscribe', 'notFound']

/** By the names of pages.yaml. */
export const listedPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(paths).flatMap(([name, path]) =>
    typeof path === 'string' && !NEVER_LISTED.includes(name) ? [[name, path] as const] : [],
  ),
)

/** The name of a page in `menu` and `footer`. */
const pageName = ({ ownPages, hiddenPages }: Pick<Context, 'ownPages' | 'hiddenPages'>) =>
  v.pipe(
    text(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const name = dataset.value
      const isHidden = (page: string) => hiddenPages.includes(listedPages[page] ?? '')
      const names = [...Object.keys(listedPages), ...ownPages]
      const received = `"${name}"`
      if (!names.includes(name)) {
        const shown = names.filter((page) => !isHidden(page))
        addIssue({ expected: 'a page', received, message: `one of ${shown.join(', ')}` })
      } else if (isHidden(name)) {
        addIssue({
          message: `content/pages.yaml switches the page ${name} off: remove this line, or switch the page on.`,
        })
      }
    }),
    v.metadata({
      hint: 'home, plans, services, insights, about, contact, career, portfolio, innovations, privacy, terms, or the file name of one of your own pages.',
    }),
  )

/** `menu` and `footer` in content/site.yaml. */
export const pageList = (context: Pick<Context, 'ownPages' | 'hiddenPages'>) =>
  v.pipe(
    list(v.strictObject({ page: pageName(context), label: v.optional(text(40)) })),
    v.minLength(1, 'at least one page'),
    v.maxLength(14, 'at most 14 pages'),
    different('page'),
  )
