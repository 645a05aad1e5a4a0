import { screen, waitFor } from '@testing-library/react'
import { array, minLength, object, pipe, string } from 'valibot'
import { expect, it, vi } from 'vitest'
import { readValues, writeValues } from '@/components/form/fieldValues'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
import { fill, render } from '../../render'

const validate = validateWith(
  object({ name: pipe(string(), minLength(1, 'no name')), days: array(string()), news: string() }),
)

const days = ['Monday', 'Tuesday', 'Wednesday']
const send = vi.fn<(input: object) => Promise<void>>()

function DaysForm({ empties = false }) {
  const { form, fieldProps, mutation, button } = useFormAction({
    validate,
    mutationKey: ['send the form', 'days'],
    mutationFn: ({ input }) => send(input),
    onSuccess() {
      if (empties) writeValues(form.ref.current, {})
    },
    pauseMs: 0,
  })
  return (
    <form aria-label="Days" {...form}>
      <input aria-label="Name" name="name" />
      <p>{fieldProps('name').error}</p>
      <p role="status">{mutation.isSuccess && 'Sent'}</p>
      {days.map((day) => (
        <input key={day} type="checkbox" aria-label={day} name="days" value={day} />
      ))}
      <input type="checkbox" aria-label="News" name="news" />
      <button type="submit" aria-disabled={button['aria-disabled']}>
        Send
      </button>
    </form>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const checked = () => [...days, 'News'].filter((name) => box(name).checked)

it('checkboxes of one name send all that are checked, and keep them if the form is wrong or not sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = render(<DaysForm />)
  for (const name of ['Monday', 'Wednesday', 'News']) await user.click(box(name))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).not.toHaveBeenCalled()
  expect(checked()).toEqual(['Monday', 'Wednesday', 'News'])

  send.mockRejectedValueOnce(new Error('offline')).mockResolvedValue()
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Asha')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(send).toHaveBeenLastCalledWith({ name: 'Asha', days: ['Monday', 'Wednesday'], news: 'on' }),
  )
  expect(checked()).toEqual(['Monday', 'Wednesday', 'News'])

  await user.click(box('Wednesday'))
  await user.click(box('Monday'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ name: 'Asha', days: [], news: 'on' }))
})

it.each([true, false])(
  'a button is dimmed after a success that empties its form, and only then: %s',
  async (empties) => {
    send.mockReset().mockResolvedValue()
    const { user } = render(<DaysForm empties={empties} />)
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    const button = screen.getByRole('button', { name: 'Send' })
    const isDimmed = () => button.getAttribute('aria-disabled') === 'true'
    await user.click(box('News'))
    await fill(user, name, 'Asha')
    await user.click(button)
    await screen.findByText('Sent')
    expect(isDimmed()).toBe(empties)
    await user.click(button)
    expect(send).toHaveBeenCalledTimes(empties ? 1 : 2)
    expect(screen.queryByText('no name')).toBeNull()
    await fill(user, name, 'Ravi')
    expect(isDimmed()).toBe(false)
  },
)

it('what was chosen is read and written back', () => {
  render(
    <form aria-label="All">
      <input type="checkbox" name="days" value="Monday" defaultChecked />
      <input type="checkbox" name="days" value="Tuesday" />
      <input type="radio" name="time" value="early" />
      <input type="radio" name="time" value="late" defaultChecked />
      <select name="place" defaultValue="here">
        <option value="here">Here</option>
        <option value="there">There</option>
      </select>
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'All' })
  expect(readValues(form)).toEqual({ days: ['Monday'], time: 'late', place: 'here' })
  const other = { days: ['Tuesday'], time: 'early', place: 'there' }
  writeValues(form, other)
  expect(readValues(form)).toEqual(other)
})
