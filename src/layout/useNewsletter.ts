import { type RefObject, type SubmitEvent, useState } from 'react'
import { checkAddress } from '@/components/checkAddress'
import { notify } from '@/components/notify'
import { isTrapped } from '@/components/Trap'
import { newsletterMessages } from '@/content/messages'
import { withinLimit } from '@/data/outcome'
import { useOpenedAt } from '@/hooks/useOpenedAt'
import { useSingleAct } from '@/hooks/useSingleAct'

const loadNewsletter = () => import('@/data/newsletter')

/** What somebody who begins to type is going to need. Should it not arrive, subscribing asks for it again. */
export function prepareSubscribing() {
  void loadNewsletter().then(
    ({ prepareForms }) => prepareForms(),
    () => undefined,
  )
}

export function useNewsletter(input: RefObject<HTMLInputElement | null>) {
  const [error, setError] = useState<string>()
  const wait = useOpenedAt()
  const act = useSingleAct(0)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    const address = typed.trim().toLowerCase()
    const found = checkAddress(address)
    setError(found)
    if (found) {
      input.current?.focus()
      return
    }
    const trapped = isTrapped(event.currentTarget)
    void act.run(async () => {
      await wait()
      const isStored = trapped || (await store(address))
      if (!isStored) notify.error(newsletterMessages.failure, { id: 'newsletter' })
      else {
        notify.success(newsletterMessages.success, { id: 'newsletter' })
        // What was typed meanwhile is another address.
        if (input.current?.value === typed) input.current.value = ''
      }
    })
  }

  return { error, forgive: () => setError(undefined), submit, isWorking: act.isWorking }
}

async function store(address: string): Promise<boolean> {
  try {
    const { subscribe } = await withinLimit(loadNewsletter())
    return (await subscribe(address)).ok
  } catch (failure) {
    console.error('Could not load what subscribes', failure)
    return false
  }
}
