import { describe, expect, it, vi } from 'vitest'
import { ANSWER_LIMIT_MS, type Outcome } from '@/data/outcome'
import { formCode } from '@/hooks/formCode'

const stored: Outcome<boolean> = { ok: true, value: true }
const refused: Outcome<boolean> = { ok: false, value: false, error: 'refused' }

function code(answer = stored) {
  return { prepareForms: vi.fn(), send: vi.fn(async (_text: string) => answer) }
}

describe('the code behind a form', () => {
  it('is prepared for somebody who begins to fill it in', async () => {
    const loaded = code()
    formCode(async () => loaded, 'sends').prepare()
    await vi.waitFor(() => expect(loaded.prepareForms).toHaveBeenCalledOnce())
    expect(loaded.send).not.toHaveBeenCalled()
  })

  it('stores, and says whether that went well', async () => {
    const loaded = code()
    expect(await formCode(async () => loaded, 'sends').store(({ send }) => send('hello'))).toBe(true)
    expect(loaded.send).toHaveBeenCalledExactlyOnceWith('hello')
    expect(await formCode(async () => code(refused), 'sends').store(({ send }) => send('hello'))).toBe(false)
  })

  it('is asked for again by the sending when it did not arrive at first', async () => {
    const load = vi.fn(async () => code()).mockRejectedValueOnce(new Error('offline'))
    const form = formCode(load, 'sends')
    form.prepare()
    expect(await form.store(({ send }) => send('hello'))).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('says on the console what is missing when it never arrives', async () => {
    vi.useFakeTimers()
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const never = formCode(() => new Promise<ReturnType<typeof code>>(() => undefined), 'sends')
    const isStored = never.store(({ send }) => send('hello'))
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS)
    expect(await isStored).toBe(false)
    expect(said).toHaveBeenCalledWith('Could not load what sends', expect.any(Error))
  })
})
