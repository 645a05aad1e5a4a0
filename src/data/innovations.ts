import { type InferOutput, object, string } from 'valibot'
import { readAll } from './documents'
import { text } from './fields'

export const innovation = object({
  id: string(),
  title: string(),
  subtitle: text,
  type: text,
  desc: text,
  logo: text,
  website: text,
  insta: text,
})

export type Innovation = InferOutput<typeof innovation>

export const listInnovations = () => readAll('innovations', innovation)
