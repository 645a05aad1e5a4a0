import { readDrawingNames } from '../../../scripts/content/drawings'
import { sizeMistake } from '../forms/usableDrawing'
import { siteFiles } from './siteFiles'

type Props = {
  value?: string
  forID: string
  classNameWrapper: string
  onChange: (value: string) => void
}
type Control = ThisType<{ props: Props; state: { mistake: string }; setState: (state: object) => void }> & {
  getInitialState?: () => object
  render(): CmsElement
}

/** In an `<img>`, a drawing runs no scripts. */
const addressOf = (drawing: unknown) => `data:image/svg+xml,${encodeURIComponent(String(drawing))}`

/** The fields of drawings, which Decap does not have. */
export function registerDrawingWidgets() {
  const { CMS, createClass, h } = window

  /** The value is the text of the file. */
  const file: Control = {
    getInitialState: () => ({ mistake: '' }),
    render() {
      const { mistake } = this.state
      const { value = '', forID, classNameWrapper, onChange } = this.props
      const read = async ({ target }: { target: HTMLInputElement }) => {
        const chosen = target.files?.[0]
        // Otherwise the browser does not say that the same file, corrected, is chosen again.
        target.value = ''
        if (!chosen) return
        const found = sizeMistake(chosen)
        this.setState({ mistake: found })
        if (!found) onChange(await chosen.text())
      }
      return h(
        'div',
        { className: `${classNameWrapper} studio-drawing` },
        value ? h('img', { src: addressOf(value), alt: 'The drawing' }) : null,
        h('input', { type: 'file', id: forID, accept: '.svg,image/svg+xml', onChange: read }),
        value ? h('button', { type: 'button', onClick: () => onChange('') }, 'Remove the drawing') : null,
        mistake ? h('p', { className: 'studio-mistake', role: 'alert' }, mistake) : null,
      )
    },
  }

  /** The value is the name of one of the drawings in content/drawings/. */
  const choice: Control = {
    render() {
      const { value = '', forID, classNameWrapper, onChange } = this.props
      const choose = (name: string, shown: CmsElement) => {
        const radio = { type: 'radio', name: forID, checked: value === name, onChange: () => onChange(name) }
        return h('label', { key: name }, h('input', radio), shown)
      }
      const picture = (name: string) =>
        h('img', { src: addressOf(siteFiles.get(`/content/drawings/${name}.svg`)), alt: name, title: name })
      return h(
        'div',
        {
          id: forID,
          role: 'radiogroup',
          'aria-label': 'Drawing',
          className: `${classNameWrapper} studio-drawing`,
        },
        choose('', 'None'),
        ...readDrawingNames('/content').map((name) => choose(name, picture(name))),
      )
    },
  }

  CMS.registerWidget('drawingFile', createClass(file), () => null)
  CMS.registerWidget('drawing', createClass(choice), () => null)
}
