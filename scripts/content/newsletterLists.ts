import * as v from 'valibot'
import { different, list, slug, text } from './valueSchemas.ts'

/** What visitors can subscribe to. Without lists, there is one newsletter. */
export const newsletterSchema = v.optional(
  v.strictObject({
    lists: v.optional(
      v.pipe(
        list(
          v.strictObject({
            id: v.pipe(
              slug(40, 'filing-dates'),
              v.metadata({ hint: 'Keep it: subscriptions contain it. Lower-case letters and hyphens.' }),
            ),
            label: text(60),
          }),
        ),
        v.maxLength(6, 'at most six lists'),
        different('id'),
        different('label'),
      ),
      [],
    ),
  }),
  {},
)
