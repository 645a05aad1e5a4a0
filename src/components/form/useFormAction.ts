import { type UseMutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type InputEvent,
  type SubmitEvent,
  startTransition,
  useActionState,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { REPEAT_PAUSE_MS, usePause } from '@/hooks/usePause'

/** How long the result is kept after the visitor has left the page. */
const GC_MS = 1000

type Values = Partial<Record<string, string>>
/** The fields edited since the last attempt. */
type Edited = { attempt: number; names: string[] }
type State = { values: Values; errors: Values; attempt: number }

/** `input` is the schema's output, `values` are all fields as typed. */
export type Submission<Schema extends GenericSchema> = { input: InferOutput<Schema>; values: Values }

type Options<Schema extends GenericSchema, Data> = UseMutationOptions<Data, Error, Submission<Schema>> & {
  schema: Schema
  /** Forms with the same key send one at a time. Begins with what failed, for the log. */
  mutationKey: string[]
  /** Runs at each submission, also if fields are wrong. */
  onSubmit?: (values: Values) => void
  pauseMs?: number
}

/**
 * The action of a form: it validates, starts a mutation without awaiting it, and returns the errors. A pending action
 * would hold up the router's transitions.
 */
export function useFormAction<Schema extends GenericSchema, Data>(options: Options<Schema, Data>) {
  const { schema, onSubmit, pauseMs = REPEAT_PAUSE_MS, ...mutationOptions } = options
  const { mutationKey } = mutationOptions
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  // After the visit of the page, the cache must not keep what was typed: it can be a password.
  const mutation = useMutation({ ...mutationOptions, gcTime: GC_MS })
  const isSending = useIsMutating({ mutationKey }) > 0
  const pause = usePause()
  const [state, dispatch] = useActionState(act, { values: {}, errors: {}, attempt: 0 })
  const [edited, setEdited] = useState<Edited>({ attempt: 0, names: [] })

  function act({ values, attempt }: State, payload: FormData | Values): State {
    if (!(payload instanceof FormData)) return { values, errors: payload, attempt: attempt + 1 }
    const typed = textsOf(payload)
    const parsed = safeParse(schema, typed)
    onSubmit?.(typed)
    if (parsed.success) send({ input: parsed.output, values: typed })
    return {
      values: withoutPasswords(typed),
      errors: parsed.success ? {} : firstMessages(parsed.issues),
      attempt: attempt + 1,
    }
  }

  function send(submission: Submission<Schema>) {
    if (pause.isRunning() || client.isMutating({ mutationKey }) > 0) return
    if (pauseMs > 0) pause.start(pauseMs)
    mutation.mutate(submission)
  }

  useLayoutEffect(() => {
    if (!hasErrors(state)) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    wrong?.focus()
    wrong?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  }, [state])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Without this, React would reset the form after the action: passwords, and what is typed meanwhile, would be lost.
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(() => dispatch(data))
  }

  function input(event: InputEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    const names = edited.attempt === state.attempt ? edited.names : []
    if (state.errors[name] && !names.includes(name)) {
      setEdited({ attempt: state.attempt, names: [...names, name] })
    }
    if (mutation.isSuccess || mutation.isError) mutation.reset()
  }

  const isEdited = (name: string) => edited.attempt === state.attempt && edited.names.includes(name)
  const errorOf = (name: string) => (isEdited(name) ? undefined : state.errors[name])

  return {
    /** `action` is for a submission before hydration, which React keeps and repeats. */
    form: { ref: form, noValidate: true, action: dispatch, onSubmit: submit, onInput: input },
    /** The props of a field: it shows its error until the visitor edits it. */
    at: (name: string) => ({
      name,
      // After such a submission, React resets the form.
      defaultValue: state.values[name],
      error: errorOf(name),
      attempt: state.attempt,
    }),
    wrongFields: Object.keys(state.errors).filter(errorOf),
    /** Shows errors that the response has named. */
    showErrors: (errors: Values) => startTransition(() => dispatch(errors)),
    mutation,
    button: { busy: isSending, 'aria-disabled': pause.isShown },
  }
}

/** What a form and its button need. */
export type FormAction = Pick<ReturnType<typeof useFormAction>, 'form' | 'button'>

const hasErrors = ({ errors }: State) => Object.keys(errors).length > 0

function textsOf(data: FormData): Values {
  return Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')) as Values
}

/** React writes default values into attributes. */
function withoutPasswords(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
}

type Issue = { message: string; path?: readonly { key: unknown }[] | undefined }

function firstMessages(issues: readonly Issue[]): Values {
  const named = issues.map(({ path, message }) => [String(path?.[0]?.key), message])
  return Object.fromEntries(named.reverse())
}
