import * as v from 'valibot'
import { text } from './valueSchemas.ts'

const timeOfDay = v.pipe(text(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM, for example 09:30'))

export const times = { opens: timeOfDay, closes: timeOfDay }

export type Times = { opens: string; closes: string }

export const closesAfterOpens = <Entry extends Times>() =>
  v.rawCheck<Entry>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues || dataset.value.opens < dataset.value.closes) return
    addIssue({
      message:
        'write a time in closes that is later than opens. Hours after midnight belong to the next day.',
    })
  })
