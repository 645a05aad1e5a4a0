import type { Service } from 'virtual:content/services'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { askAbout } from '@/content/forms'
import { serviceName } from '@/content/serviceCopy'
import {
  emptyValues,
  fieldNames,
  isUntouchedPrefill,
  loadDraft,
  saveValues,
  type Values,
  without,
} from './draft'

/**
 * The form's values, kept across reloads until the tab is closed. `asked` is the service that the visitor
 * came from: it prefills the message if that is empty.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, asked: Service | undefined) {
  const [region, setRegion] = useState('')
  /** The current values, for events that arrive before the next render. */
  const country = useRef('')
  const [offered, setOffered] = useState<Service | null>(null)

  const read = (): Values => ({ ...readFields(form.current), country: country.current })

  function fill(values: Values) {
    writeFields(form.current, values)
    country.current = values.country
    setRegion(values.country)
  }

  function keep() {
    saveValues(withoutPrefill(read()))
  }

  function chooseCountry(next: string) {
    country.current = next
    setRegion(next)
    keep()
  }

  /** Clears the sent values. Values edited meanwhile are kept. */
  function clear(sent: Values) {
    fill(without(read(), sent))
  }

  function addOffered() {
    if (!offered) return
    const values = read()
    fill({ ...values, msg: `${values.msg.trimEnd()}\n\n${askAbout(serviceName(offered))}` })
    setOffered(null)
    keep()
  }

  const begin = useEffectEvent((service: Service | undefined) => {
    // Text typed before hydration is newer than the draft.
    const values = merge(withoutPrefill(read()), loadDraft().values)
    saveValues(values)
    const name = service && serviceName(service)
    fill({ ...values, msg: values.msg || (name ? askAbout(name) : '') })
    setOffered(service && name && values.msg && !values.msg.includes(name) ? service : null)
  })
  // Before the effect in which the country field takes up its text, which saves the draft.
  useLayoutEffect(() => begin(asked), [asked])

  return { region, chooseCountry, offered, addOffered, read, keep, clear }
}

function withoutPrefill(values: Values): Values {
  return isUntouchedPrefill(values.msg) ? { ...values, msg: '' } : values
}

function merge(present: Values, draft: Values): Values {
  const texts = fieldNames.map((name) => [name, present[name] || draft[name]])
  return { ...emptyValues, ...Object.fromEntries(texts) }
}

function readFields(form: HTMLFormElement | null): Values {
  const texts = fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ''])
  return { ...emptyValues, ...Object.fromEntries(texts) }
}

function writeFields(form: HTMLFormElement | null, values: Values) {
  for (const name of fieldNames) {
    const field = fieldOf(form, name)
    if (field && field.value !== values[name]) field.value = values[name]
  }
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}
