import { type InferOutput, object, string } from 'valibot'
import { readAll } from './documents'
import { text } from './fields'

export const client = object({ id: string(), name: string(), logo: text, website: text })

export type Client = InferOutput<typeof client>

export const listClients = () => readAll('clients', client)
