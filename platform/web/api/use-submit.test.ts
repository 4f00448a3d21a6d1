import { expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook.tsx'
import { ProblemError } from './problem-error.ts'
import { useAttempt } from './use-attempt.ts'
import { useSubmit } from './use-submit.ts'

const refused = (problem: object) => new ProblemError(422, { code: 422, message: 'No', ...problem })
const wrong = refused({ message_code: 'invalid', errors: { email: ['email_taken', 'email_invalid'] } })

function pausing() {
  let end = (_error?: Error) => {}
  const work = () =>
    new Promise<void>((resolve, reject) => {
      end = error => (error ? reject(error) : resolve())
    })
  return { work, end: (error?: Error) => end(error) }
}

it('a form is pending until the server has answered, and then says what was refused, field by field', async () => {
  const { work, end } = pausing()
  const form = await renderHook(() => useSubmit(work))
  await form.act(() => form.now.submit(new FormData()))
  expect(form.now).toMatchObject({ isPending: true, problems: null })
  await form.act(() => end(wrong))
  expect(form.now).toMatchObject({
    isPending: false,
    problems: { message: 'invalid', errors: { email: ['email_taken', 'email_invalid'] } },
  })
})

it('what was refused before is gone as soon as the form is sent again', async () => {
  const { work, end } = pausing()
  const form = await renderHook(() => useSubmit(work))
  await form.act(() => form.now.submit(new FormData()))
  await form.act(() => end(wrong))
  await form.act(() => form.now.submit(new FormData()))
  expect(form.now.problems).toBeNull()
  await form.act(() => end())
  expect(form.now).toMatchObject({ isPending: false, problems: null })
})

it('a refusal without a code is said in the server’s words', async () => {
  const form = await renderHook(() => useSubmit(() => Promise.reject(refused({ message: 'Full' }))))
  await form.act(() => form.now.submit(new FormData()))
  expect(form.now.problems?.message).toBe('Full')
})

it('of an attempt the problem of its fields is said, else the refusal, and what failed can be tried again', async () => {
  const attempt = await renderHook(useAttempt)
  const run = (error?: Error) =>
    attempt.act(() => attempt.now.attempt(() => (error ? Promise.reject(error) : Promise.resolve())))
  await run(wrong)
  expect(attempt.now).toMatchObject({ isPending: false, problem: 'email_taken email_invalid' })
  await run(refused({ message_code: 'too_large' }))
  expect(attempt.now.problem).toBe('too_large')
  await run()
  expect(attempt.now.problem).toBeNull()
})

it('an attempt that begins knows nothing yet of how far it is', async () => {
  const { work, end } = pausing()
  const attempt = await renderHook(useAttempt)
  await attempt.act(() => attempt.now.setPercent(100))
  await attempt.act(() => void attempt.now.attempt(work))
  expect(attempt.now).toMatchObject({ isPending: true, percent: undefined })
  await attempt.act(() => end())
  expect(attempt.now.isPending).toBe(false)
})

it('an error of ours is no refusal: it is not hidden', async () => {
  const attempt = await renderHook(useAttempt)
  await attempt.act(async () => {
    await expect(attempt.now.attempt(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  })
  expect(attempt.now).toMatchObject({ isPending: false, problem: null })
})
