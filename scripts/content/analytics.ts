import * as v from 'valibot'
import { choice, issuePath, text } from './valueSchemas.ts'

/** Each tool's documented address, and what the tool needs to know. */
const TOOLS = {
  plausible: { label: 'Plausible', host: 'https://plausible.io', path: '/api/event', needsWebsite: false },
  umami: { label: 'Umami', host: 'https://cloud.umami.is', path: '/api/send', needsWebsite: true },
  goatcounter: { label: 'GoatCounter', host: null, path: '/count', needsWebsite: false },
} as const

const names = Object.fromEntries(Object.entries(TOOLS).map(([tool, { label }]) => [tool, label])) as Record<
  keyof typeof TOOLS,
  string
>

export const analyticsSchema = v.pipe(
  v.strictObject({
    tool: choice(names),
    // It becomes part of the Content-Security-Policy.
    address: v.optional(
      v.pipe(
        text(100),
        v.regex(
          /^https:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)*\/?$/,
          'the address of your counter, for example https://agency.goatcounter.com',
        ),
      ),
    ),
    website: v.optional(text(100)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { tool, address, website } = dataset.value
    const { label, host, needsWebsite } = TOOLS[tool]
    if (!host && !address)
      addIssue({
        message: `${label} needs the address of your counter: add a line "address: https://…".`,
        path: issuePath('address'),
      })
    if (needsWebsite && !website)
      addIssue({
        message: `${label} needs the website’s id: add a line "website: …".`,
        path: issuePath('website'),
      })
  }),
  v.metadata({
    hint: 'Counts visits without cookies. GoatCounter needs the address of your counter, Umami the website’s id. If you run your own server, enter its address. Empty: nothing is counted.',
  }),
)

export type Analytics = ReturnType<typeof composeAnalytics>

export function composeAnalytics(file: v.InferOutput<typeof analyticsSchema> | undefined) {
  if (!file) return null
  const { host, path } = TOOLS[file.tool]
  const endpoint = (file.address ?? host ?? '').replace(/\/$/, '') + path
  return { tool: file.tool, endpoint, website: file.website ?? '' }
}
