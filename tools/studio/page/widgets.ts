type Props = {
  value?: string
  forID: string
  classNameWrapper: string
  onChange: (value: string) => void
}

/** The fields of the studio that Decap does not have. */
export function registerWidgets() {
  const { CMS, h } = window
  CMS.registerWidget('colour', controlOf(colour), () => null)
  CMS.registerWidget('drawing', controlOf(drawing), () => null)

  /** A text can be any colour of CSS. The picker next to it knows only #rrggbb. */
  function colour({ value = '', forID, classNameWrapper, onChange }: Props) {
    const change = ({ target }: { target: HTMLInputElement }) => onChange(target.value)
    return h(
      'div',
      { className: `${classNameWrapper} studio-colour` },
      h('input', {
        type: 'color',
        value: hexOf(value),
        'aria-label': 'Choose a colour',
        className: value ? '' : 'is-empty',
        onChange: change,
      }),
      h('input', {
        type: 'text',
        id: forID,
        value,
        placeholder: 'The colour of the design',
        onChange: change,
      }),
    )
  }

  /** The value is the text of the file. In an `<img>`, a drawing runs no scripts. */
  function drawing({ value = '', forID, classNameWrapper, onChange }: Props) {
    const read = async ({ target }: { target: HTMLInputElement }) => {
      const file = target.files?.[0]
      if (file) onChange(await file.text())
    }
    const address = `data:image/svg+xml,${encodeURIComponent(value)}`
    return h(
      'div',
      { className: `${classNameWrapper} studio-drawing` },
      value ? h('img', { src: address, alt: 'The drawing' }) : null,
      h('input', { type: 'file', id: forID, accept: '.svg,image/svg+xml', onChange: read }),
      value ? h('button', { type: 'button', onClick: () => onChange('') }, 'Remove the drawing') : null,
    )
  }
}

function controlOf(render: (props: Props) => unknown) {
  const control: ThisType<{ props: Props }> & Record<string, unknown> = {
    render() {
      return render(this.props)
    },
  }
  return window.createClass(control)
}

/** A canvas translates every colour that it knows, and keeps its last one otherwise. */
function hexOf(colour: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return '#000000'
  context.fillStyle = colour
  return /^#[\da-f]{6}$/.test(context.fillStyle) ? context.fillStyle : '#000000'
}
