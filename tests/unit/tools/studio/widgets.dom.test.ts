import { expect, it, vi } from 'vitest'
import { registerDrawingWidgets } from '../../../../tools/studio/page/widgets'

type Control = { render: () => [type: string, props: { onChange: (event: object) => Promise<void> }][] }

it('a drawing that was corrected can be chosen again under the same name', async () => {
  const registerWidget = vi.fn()
  const h = (type: string, props: object, ...children: object[]) =>
    children.length > 0 ? children : [type, props]
  Object.assign(window, { CMS: { registerWidget }, h, createClass: (control: object) => control })
  registerDrawingWidgets()
  const control = registerWidget.mock.calls.find(([name]) => name === 'drawingFile')?.[1] as Control
  const onChange = vi.fn()
  const [, [, input] = []] = control.render.call({ props: { onChange } })

  const target = { files: [new File(['<svg/>'], 'mark.svg')], value: 'mark.svg' }
  await input?.onChange({ target })
  expect(onChange).toHaveBeenCalledWith('<svg/>')
  expect(target.value).toBe('')
})
