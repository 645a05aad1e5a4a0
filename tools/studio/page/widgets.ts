type Props = {
  value?: string
  forID: string
  classNameWrapper: string
  onChange: (value: string) => void
}

/** The field of a drawing, which Decap does not have. The value is the text of the file. */
export function registerDrawingWidget() {
  const { CMS, createClass, h } = window
  const control: ThisType<{ props: Props }> & Record<string, unknown> = {
    render() {
      const { value = '', forID, classNameWrapper, onChange } = this.props
      const read = async ({ target }: { target: HTMLInputElement }) => {
        const file = target.files?.[0]
        if (file) onChange(await file.text())
      }
      // In an `<img>`, a drawing runs no scripts.
      const address = `data:image/svg+xml,${encodeURIComponent(value)}`
      return h(
        'div',
        { className: `${classNameWrapper} studio-drawing` },
        value ? h('img', { src: address, alt: 'The drawing' }) : null,
        h('input', { type: 'file', id: forID, accept: '.svg,image/svg+xml', onChange: read }),
        value ? h('button', { type: 'button', onClick: () => onChange('') }, 'Remove the drawing') : null,
      )
    },
  }
  CMS.registerWidget('drawingFile', createClass(control), () => null)
}
