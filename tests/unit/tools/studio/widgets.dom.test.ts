import { expect, it, vi } from 'vitest'
import { registerDrawingWidgets } from '../../../../tools/studio/page/widgets'

type Control = { render: () => [type: string, props: { onChange: (event: object) => Promise<void> }][] }

function fileControl() {
  const registerWidget = vi.fn()
  const h = (type: string, props: object, ...children: object[]) =>
    children.length > 0 ? children : [type, props]
  Object.assign(window, { CMS: { registerWidget }, h, createClass: (control: object) => control })
  registerDrawingWidgets()
  const control = registerWidget.mock.calls.find(([name]) => name === 'drawingFile')?.[1] as Control
  const onChange = vi.fn()
  const setState = vi.fn()
  const [, [, input] = []] = control.render.call({ props: { onChange }, state: { mistake: '' }, setState })
  return { input, onChange, setState }
}

it('a drawing that was corrected can be chosen again under the same name', async () => {
  const { input, onChange } = fileControl()
  const target = { files: [new File(['<svg/>'], 'mark.svg')], value: 'mark.svg' }
  await input?.onChange({ target })
  expect(onChange).toHaveBeenCalledWith('<svg/>')
  expect(target.value).toBe('')
})

it('a drawing whose file is too large is not read', async () => {
  const { input, onChange, setState } = fileControl()
  const large = new File(['<g/>'.repeat(25_001)], 'large.svg')
  await input?.onChange({ target: { files: [large] } })
  expect(onChange).not.toHaveBeenCalled()
  expect(setState).toHaveBeenLastCalledWith({ mistake: expect.stringContaining('larger than 100 kB') })
  await input?.onChange({ target: { files: [new File(['<svg/>'], 'small.svg')] } })
  expect(setState).toHaveBeenLastCalledWith({ mistake: '' })
})
