import { errorsWords } from 'virtual:words/errors'
import { Component, type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { toast } from 'react-hot-toast/headless'
import { ChunkLoadError, loadChunk } from '@/lib/loadChunk'
import { WaitNotice } from './Progress'

type LateCodeProps<Props> = {
  /** The same function in every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** The visitor has asked for it. Without this, it loads silently. */
  isAwaited: boolean
  /** The visitor waited for it in vain, and has been told. */
  onFail: () => void
}

type State<Props> = { Code: LazyExoticComponent<ComponentType<Props>>; hasFailed: boolean }

/** A component whose code the HTML of the page does not need. The next time a visitor asks, it loads again after a failure. */
export class LateCode<Props extends object> extends Component<LateCodeProps<Props>, State<Props>> {
  override state: State<Props> = this.begin()

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof ChunkLoadError)) throw error
    return { hasFailed: true }
  }

  override componentDidCatch() {
    if (!this.props.isAwaited) return
    this.props.onFail()
    toast.error(errorsWords.chunkAdvice({ reason: 'error' }), { id: 'late-code' })
  }

  override componentDidUpdate(before: LateCodeProps<Props>) {
    if (this.state.hasFailed && this.props.isAwaited && !before.isAwaited) this.setState(this.begin())
  }

  /** `lazy` keeps a rejection, so each attempt needs a new one. */
  begin(): State<Props> {
    return {
      Code: lazy(async () => ({ default: await loadChunk(this.props.load) })),
      hasFailed: false,
    }
  }

  override render() {
    const { Code, hasFailed } = this.state
    const { isAwaited, props } = this.props
    if (hasFailed) return null
    return (
      <Suspense fallback={isAwaited && <WaitNotice />}>
        <Code {...props} />
      </Suspense>
    )
  }
}
