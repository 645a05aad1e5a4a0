import { errorsWords } from 'virtual:words/errors'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { type ChunkLoadError, loadChunk } from '@/lib/loadChunk'
import { WaitNotice } from './Progress'

type LateCodeProps<Props> = {
  /** The same function in every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** The visitor has asked for it. Without this, it loads silently. */
  isAwaited?: boolean
  /** The visitor waited for it in vain, and has been told. */
  onFail?: () => void
}

/** A component whose code the HTML of the page does not need. The next time a visitor asks, it loads again after a failure. */
export function LateCode<Props extends object>({
  load,
  props,
  isAwaited = false,
  onFail,
}: LateCodeProps<Props>) {
  const [Code, setCode] = useState<ComponentType<Props>>()
  const isLoading = useRef(false)

  const fail = useEffectEvent((error: ChunkLoadError) => {
    console.error('Could not load a part of the page', error)
    isLoading.current = false
    if (!isAwaited) return
    onFail?.()
    toast.error(errorsWords.chunkAdvice({ reason: error.reason }), { id: 'late-code' })
  })
  const begin = useEffectEvent(() => {
    if (Code || isLoading.current) return
    isLoading.current = true
    loadChunk(load).then((loaded) => setCode(() => loaded), fail)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (isAwaited) begin()
  }, [isAwaited])

  if (Code) return <Code {...props} />
  return isAwaited && <WaitNotice />
}
