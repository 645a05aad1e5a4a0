import { type UseMutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type FormEvent,
  type InputEvent,
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { REPEAT_PAUSE_MS, usePause } from '@/hooks/usePause'
import { readValues, type Values } from './fieldValues'

/** How long the result is kept after the visitor has left the page. */
const GC_MS = 1000

/** Success can empty a form. Until the visitor types again, a press that finds nothing to send repeats the one before. */
const EMPTIED_PAUSE_MS = 5000

/** The message of each wrong field, by name. */
type Errors = Partial<Record<string, string>>
/** The fields edited since the last attempt. */
type Edited = { attempt: number; names: string[] }
type State = { errors: Errors; attempt: number }

/** What the fields say, or what is wrong with them. */
export type Validated<Input> = { input: Input; errors?: undefined } | { errors: Errors }

/** `values` are all fields as typed. */
type Submission<Input> = { input: Input; values: Values }

type Options<Input, Data> = UseMutationOptions<Data, Error, Submission<Input>> & {
  validate: (values: Values) => Validated<Input>
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
export function useFormAction<Input, Data>(options: Options<Input, Data>) {
  const { validate, onSubmit, pauseMs = REPEAT_PAUSE_MS, ...mutationOptions } = options
  const { mutationKey } = mutationOptions
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  // After the visit of the page, the cache must not keep what was typed: it can be a password.
  const mutation = useMutation({ ...mutationOptions, gcTime: GC_MS })
  const isSending = useIsMutating({ mutationKey }) > 0
  const pause = usePause()
  const emptied = usePause()
  const [state, dispatch] = useActionState(validateAndSend, { errors: {}, attempt: 0 })
  const [edited, setEdited] = useState<Edited>({ attempt: 0, names: [] })

  function validateAndSend(previous: State, payload: FormData | Errors): State {
    const attempt = previous.attempt + 1
    if (!(payload instanceof FormData)) return { errors: payload, attempt }
    // Not the payload: an early submission lacks what hydration has filled in, such as an address from the URL.
    const typed = readValues(form.current)
    const validated = validate(typed)
    onSubmit?.(typed)
    if (validated.errors) {
      if (emptied.isRunning()) return previous
      clearResult()
      return { errors: validated.errors, attempt }
    }
    // A press that sends nothing must not remove an error, either.
    if (pause.isRunning() || client.isMutating({ mutationKey }) > 0) return previous
    if (pauseMs > 0) pause.start(pauseMs)
    mutation.mutate({ input: validated.input, values: typed })
    return { errors: {}, attempt }
  }

  const { isSuccess } = mutation
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each success
  useEffect(() => {
    if (isSuccess && validate(readValues(form.current)).errors) emptied.start(EMPTIED_PAUSE_MS)
  }, [isSuccess])

  useLayoutEffect(() => {
    if (!hasErrors(state)) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    wrong?.focus({ preventScroll: true })
    wrong?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  }, [state])

  function input(event: InputEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    const names = edited.attempt === state.attempt ? edited.names : []
    if (state.errors[name] && !names.includes(name)) {
      setEdited({ attempt: state.attempt, names: [...names, name] })
    }
    emptied.end()
    clearResult()
  }

  function clearResult() {
    if (isSuccess || mutation.isError) mutation.reset()
  }

  const isEdited = (name: string) => edited.attempt === state.attempt && edited.names.includes(name)
  const errorOf = (name: string) => (isEdited(name) ? undefined : state.errors[name])

  return {
    /** React also keeps a submission from before hydration, and repeats it. */
    form: { ref: form, noValidate: true, action: dispatch, onReset: keepText, onInput: input },
    /** The props of a field: it shows its error until the visitor edits it. */
    fieldProps: (name: string) => ({
      name,
      error: errorOf(name),
      attempt: state.attempt,
    }),
    wrongFields: Object.keys(state.errors).filter(errorOf),
    /** Shows errors that the response has named. */
    showErrors: (errors: Errors) => startTransition(() => dispatch(errors)),
    mutation,
    button: { busy: isSending, 'aria-disabled': pause.isShown || emptied.isShown },
  }
}

/** What a form and its button need. */
export type FormAction = Pick<ReturnType<typeof useFormAction>, 'form' | 'button'>

/** React resets a form after its action. What the visitor typed has to stay. */
const keepText = (event: FormEvent) => event.preventDefault()

const hasErrors = ({ errors }: State) => Object.keys(errors).length > 0
