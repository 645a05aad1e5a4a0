import { expect, it, vi } from 'vitest'
import { createAnswers } from '@/hooks/answers'

const answering = (data: unknown) => vi.fn(async () => data)

it('one request answers all who ask at nearly the same time, and a later one asks anew', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const answers = createAnswers(700)
  const request = answering('Asha')
  await Promise.all([answers.ask('names', request), answers.ask('names', request)])
  expect(request).toHaveBeenCalledOnce()
  expect(answers.get('names')).toEqual({ data: 'Asha', error: undefined, isAsking: false })

  clock.mockReturnValue(700)
  await answers.ask('names', request)
  expect(request).toHaveBeenCalledTimes(2)
})

it('a failure leaves what is known, and says so until the next answer', async () => {
  const answers = createAnswers(0)
  await answers.ask('names', answering('Asha'))
  const failure = new Error('offline')
  await answers.ask('names', () => Promise.reject(failure))
  expect(answers.get('names')).toEqual({ data: 'Asha', error: failure, isAsking: false })
  await answers.ask('names', answering('Ravi'))
  expect(answers.get('names')).toEqual({ data: 'Ravi', error: undefined, isAsking: false })
})

it('an answer that was asked for before something newer was known is dropped', async () => {
  const answers = createAnswers(0)
  let arrive = (_names: string) => {}
  const old = answers.ask('names', () => new Promise((resolve) => (arrive = resolve)))
  expect(answers.get('names').isAsking).toBe(true)
  answers.put('names', 'Ravi')
  arrive('Asha')
  await old
  expect(answers.get('names')).toEqual({ data: 'Ravi', error: undefined, isAsking: false })
})
