import { UserError } from '../../../scripts/lib/userError'
import { isPicture } from '../forms/contentPaths'
import type { FormGroup } from '../forms/formValues'
import { StudioError } from '../forms/studioError'
import { SAVED } from './filesBackend'
import { isEntryOpen } from './openEntry'
import type { PreviewMessage } from './preview'
import type { MissingPicture } from './sandboxPictures'
import { store } from './store'
import { refreshSiteFiles, validateEntry } from './validateSite'

/** The check reads the whole entry, so it does not run for each letter. */
const DEBOUNCE = 300 // ms
const WIDTHS = { phone: 390, desktop: 1280 } // pixels

type State = { theme: PreviewMessage['theme']; width: keyof typeof WIDTHS; note: string }
type Props = { entry: CmsMap; collection: CmsMap }
type Checked = Awaited<ReturnType<typeof validateEntry>>
/** What `createClass` makes of the object below. */
type Pane = {
  props: Props
  state: State
  setState: (state: Partial<State>) => void
  frame: HTMLIFrameElement | null
  timer: number
  checked: Checked | null
  check: () => Promise<void>
  explain: (error: unknown) => void
  post: () => void
  reload: () => void
  sendPicture: (event: MessageEvent<MissingPicture>) => void
}

const PREVIEW = new URL(`${import.meta.env.BASE_URL}preview`, location.origin).href
const SAVED_ONLY = __ONLINE_STUDIO__
  ? 'The page without your changes. Its draft, under Drafts, links to one with them.'
  : 'The page as it is saved.'
const UNCHECKED = 'Mistakes in the content prevent the check of this form. Publish lists them.'

/** Whether this form or an earlier one has saved: after *Save and create new*, the next form is the one that is left. */
let hasSaved = false

/** The preview next to a form: the site's own components in a frame, with the theme and the width of a device. */
export function createPreviewPane() {
  const { createClass, h } = window
  const pane: ThisType<Pane> & Record<string, unknown> = {
    getInitialState: (): State => ({ theme: 'light', width: isPhone() ? 'phone' : 'desktop', note: '' }),
    async componentDidMount() {
      addEventListener(SAVED, this.reload)
      addEventListener('message', this.sendPicture)
      // In this order, so that the mistakes show at once.
      const checked = this.check()
      try {
        await refreshSiteFiles()
        await this.check()
      } catch (error) {
        await checked
        this.explain(error)
      }
    },
    /** The frame asks for a picture that is not at its address. */
    async sendPicture({ source, data }: MessageEvent<MissingPicture>) {
      const { frame } = this
      if (!frame?.contentWindow || source !== frame.contentWindow) return
      // What runs in the frame could ask for any address.
      if (!isPicture(`public${data.address}`)) return
      try {
        const picture = await store.readPicture(data.address)
        if (picture) frame.contentWindow.postMessage({ ...data, picture }, '*')
      } catch (error) {
        this.explain(error)
      }
    },
    /** The modules of the page are new after a save. */
    reload() {
      hasSaved = true
      if (this.frame) this.frame.src = PREVIEW
    },
    componentDidUpdate(previous: Props) {
      if (previous.entry === this.props.entry) return this.post()
      clearTimeout(this.timer)
      this.timer = window.setTimeout(() => this.check(), DEBOUNCE)
    },
    componentWillUnmount() {
      removeEventListener(SAVED, this.reload)
      removeEventListener('message', this.sendPicture)
      clearTimeout(this.timer)
      showMistakes([])
      // Decap would show the list as it was before the save. Online, it shows what is published.
      if (hasSaved && !__ONLINE_STUDIO__ && !isEntryOpen(location.hash)) location.reload()
    },
    async check() {
      const { entry } = this.props
      try {
        const values = (entry.get('data') as CmsMap).toJS() as FormGroup
        const checked = await validateEntry(pathOf(this.props), values)
        // The check of newer text may have ended before this one.
        if (entry !== this.props.entry) return
        this.checked = checked
        // Nothing has been forgotten in a form that was just opened. Saving it names the fields that are still empty.
        const isNew = entry.get('newRecord') === true
        showMistakes(checked.mistakes.filter(({ isMissing }) => !(isNew && isMissing)))
        const note = checked.page ? SAVED_ONLY : ''
        if (note !== this.state.note) this.setState({ note })
        else this.post()
      } catch (error) {
        this.explain(error)
      }
    },
    explain(error: unknown) {
      console.warn('The preview is out of date', error)
      if (error instanceof StudioError) this.setState({ note: error.message })
      // It needs what other files say.
      else if (error instanceof UserError) this.setState({ note: UNCHECKED })
    },
    post() {
      if (!this.checked) return
      const message: PreviewMessage = {
        folder: String(this.props.collection.get('name')),
        document: this.checked.document,
        page: this.checked.page,
        theme: this.state.theme,
      }
      // The sandboxed frame has no origin that could be named.
      this.frame?.contentWindow?.postMessage(message, '*')
    },
    render() {
      const { theme, width, note } = this.state
      const choose = (label: string, change: Partial<State>, isChosen: boolean) =>
        h('button', { type: 'button', 'aria-pressed': isChosen, onClick: () => this.setState(change) }, label)
      return h(
        'div',
        null,
        h('style', null, STYLES),
        h(
          'div',
          { className: 'choices' },
          choose('Desktop', { width: 'desktop' }, width === 'desktop'),
          choose('Phone', { width: 'phone' }, width === 'phone'),
          choose('Light', { theme: 'light' }, theme === 'light'),
          choose('Dark', { theme: 'dark' }, theme === 'dark'),
          h('span', { role: 'status' }, note),
        ),
        h('iframe', {
          src: PREVIEW,
          title: 'Preview',
          // Without an origin, what it shows can read neither the page of the studio nor what that keeps.
          sandbox: 'allow-scripts',
          className: width,
          ref: (frame: HTMLIFrameElement | null) => {
            this.frame = frame
          },
          onLoad: () => this.post(),
        }),
      )
    },
  }
  return createClass(pane)
}

/** As in narrow.css. */
const isPhone = () => matchMedia('(max-width: 49.99rem)').matches

/** A new entry has no file yet. */
function pathOf({ entry, collection }: Props): string {
  const path = entry.get('path')
  return typeof path === 'string' && path ? path : `content/${String(collection.get('name'))}/unsaved.md`
}

/** Shows each mistake below its field. Decap names the label of a field after the field. */
function showMistakes(mistakes: Checked['mistakes']) {
  for (const old of document.querySelectorAll('.studio-check')) old.remove()
  for (const { field, message } of mistakes) {
    const label = document.querySelector(`label[for^="${CSS.escape(field)}-field-"]`)
    const place = label?.parentElement?.parentElement ?? null
    if (!place) continue
    const note = document.createElement('p')
    note.className = 'studio-mistake studio-check'
    note.textContent = message
    place.append(note)
  }
}

/* The space at the end of the row is that of Decap's button, which lies above this frame. */
const STYLES = `
  html, body { margin: 0; font: 14px/1.4 system-ui, sans-serif; }
  .choices { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 10px 60px 10px 12px; border-bottom: 1px solid #c5ccd6; }
  .choices button { padding: 4px 12px; border: 1px solid #7b8aa0; border-radius: 4px; background: #fff; font: inherit; cursor: pointer; }
  .choices [aria-pressed=true] { background: #2b3644; color: #fff; }
  iframe { display: block; border: 0; transform-origin: 0 0; }
  .phone { box-sizing: border-box; width: min(100%, ${WIDTHS.phone}px); height: calc(100vh - 52px); margin: 0 auto; border-inline: 1px solid #c5ccd6; }
  /* A length divided by a length, in every browser. */
  .desktop { --scale: min(1, tan(atan2(100vw, ${WIDTHS.desktop}px))); transform: scale(var(--scale)); }
  .desktop { width: ${WIDTHS.desktop}px; height: calc((100vh - 52px) / var(--scale)); }
`
