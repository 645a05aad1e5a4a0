import {
  fallback,
  type GenericSchema,
  getMetadata,
  metadata,
  number as numberSchema,
  type ObjectEntries,
  pipe,
} from 'valibot'
import {
  essentialText,
  lenientBars,
  lenientChoice,
  lenientFlag,
  lenientList,
  lenientText,
  lenientTimestamp,
} from '#src/data/lenient.ts'

/** What one field of a collection is for: the content check, the studio and the tests read it. */
export type FieldInfo = {
  /** What the owner calls the field. */
  label: string
  hint?: string
  /** Content files must have it. A stored document without it is still shown. */
  required?: boolean
  /** The site skips a stored document without it. */
  essential?: boolean
  /** Its name in content files and in Firestore, if it is another one. */
  storedAs?: string
  /** Its name in content files, if it is another one than in Firestore. */
  inFiles?: string
} & FieldKind

type FieldKind =
  | { kind: 'text' /** Characters. */; max: number }
  /** A practice is stored as its id, a drawing as its name. */
  | { kind: 'email' | 'url' | 'image' | 'date' | 'number' | 'practice' | 'drawing' }
  /** Values before and after. */
  | { kind: 'bars' }
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice' /** What the owner reads for each stored value. */; choices: Record<string, string> }
  /** Services are stored as the names of their files. */
  | { kind: 'list' | 'services' /** Entries. */; max: number }
  /** The text below the front matter of a content file. `html` is written as Markdown. */
  | { kind: 'body'; format: 'html' | 'text' }

type Basics = Pick<FieldInfo, 'label' | 'hint' | 'required' | 'storedAs' | 'inFiles'>
type TextBasics = Basics & { essential?: boolean }

export const text = ({ max, ...basics }: TextBasics & { max: number }) =>
  textField({ kind: 'text', max, ...basics })

export const email = (basics: TextBasics) => textField({ kind: 'email', ...basics })

export const url = (basics: TextBasics) => textField({ kind: 'url', ...basics })

export const image = (basics: TextBasics) => textField({ kind: 'image', ...basics })

export const practice = (basics: Basics) => textField({ kind: 'practice', ...basics })

export const drawing = (basics: Basics) => textField({ kind: 'drawing', ...basics })

/** `choices` are the stored values, and what the owner reads for each. What visitors read is a word. */
export const choice = <Choice extends string>({
  choices,
  ...basics
}: Basics & { choices: Record<Choice, string> }) =>
  withInfo(lenientChoice(Object.keys(choices) as Choice[]), { kind: 'choice', choices, ...basics })

export const body = ({ format, ...basics }: Omit<TextBasics, 'required'> & { format: 'html' | 'text' }) =>
  textField({ kind: 'body', format, required: true, ...basics })

export const date = (basics: Basics) => withInfo(lenientTimestamp, { kind: 'date', ...basics })

/** `missing` is what a stored document without a number counts as. */
export const number = ({ missing, ...basics }: Basics & { missing: number }) =>
  withInfo(fallback(numberSchema(), missing), { kind: 'number', ...basics })

export const flag = (basics: Omit<Basics, 'required'>) =>
  withInfo(lenientFlag, { kind: 'flag', default: false, ...basics })

export const bars = (basics: Basics) => withInfo(lenientBars, { kind: 'bars', ...basics })

export const list = ({ max, ...basics }: Basics & { max: number }) =>
  withInfo(lenientList, { kind: 'list', max, ...basics })

export const services = ({ max, ...basics }: Basics & { max: number }) =>
  withInfo(lenientList, { kind: 'services', max, ...basics })

function textField(info: FieldInfo): GenericSchema<unknown, string> {
  if (info.essential) return withInfo(essentialText, { ...info, required: true })
  return withInfo(lenientText, info)
}

function withInfo<Value>(schema: GenericSchema<unknown, Value>, info: FieldInfo) {
  return pipe(schema, metadata({ ...info }))
}

export function readFieldInfo(schema: ObjectEntries[string]): FieldInfo {
  // Only `withInfo` above attaches metadata to these schemas.
  return getMetadata(schema) as FieldInfo
}
