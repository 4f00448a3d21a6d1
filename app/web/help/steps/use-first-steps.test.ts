import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useFirstSteps } from './use-first-steps.ts'

const [read, write] = ['GET /users/1/first_steps', 'PUT /users/1/first_steps'] as const

beforeEach(() => {
  storageOf('localStorage')
  storageOf('sessionStorage')
})
afterEach(() => void vi.unstubAllGlobals())

async function stepsOf(answers: Record<string, object>, isKnown = true) {
  const page = await readerOf({ ...(isKnown && { user: userOf(['visitor']) }), answers })
  const draw = () => renderHook(() => useFirstSteps('visitor', 3), page.around)
  return { ...page, draw, steps: await draw() }
}
const none = { dismissed: [] }

it('are shown to who has not put them away, from the first on', async () => {
  const { steps } = await stepsOf({ [read]: none })
  expect([steps.now.isShown, steps.now.at]).toEqual([true, 0])
  await steps.act(() => steps.now.goOn())
  expect(steps.now.at).toBe(1)
})

it('go on where one was on the page before', async () => {
  const { steps, draw } = await stepsOf({ [read]: none })
  await steps.act(() => steps.now.goOn())
  expect((await draw()).now.at).toBe(1)
})

it('put away they are gone at once, for the account, and here without another question', async () => {
  const { steps, draw, sent, asked } = await stepsOf({ [read]: none, [write]: {} })
  await steps.act(() => steps.now.dismiss())
  expect(steps.now.isShown).toBe(false)
  expect(sent()).toEqual([{ call: write, body: { role: 'visitor' } }])
  const questions = () => asked.filter(({ call }) => call === read).length
  expect(questions()).toBe(1)
  expect((await draw()).now.isShown).toBe(false)
  expect(questions()).toBe(1)
})

it('put away elsewhere they are not shown here', async () => {
  const { steps } = await stepsOf({ [read]: { dismissed: ['organizer', 'visitor'] } })
  expect(steps.now.isShown).toBe(false)
})

it('are not shown before it is known that they may be, nor where it cannot be known', async () => {
  const { steps } = await stepsOf({ [read]: problem(503) })
  expect(steps.now.isShown).toBe(false)
})

it('a server that cannot keep it hinders nobody: they are gone in this browser', async () => {
  const { steps, draw } = await stepsOf({ [read]: none, [write]: problem(503) })
  await steps.act(() => steps.now.dismiss())
  expect(steps.now.isShown).toBe(false)
  expect((await draw()).now.isShown).toBe(false)
})

it('who has no account puts them away without asking the server anything', async () => {
  const { steps, draw, asked } = await stepsOf({}, false)
  expect(steps.now.isShown).toBe(true)
  await steps.act(() => steps.now.dismiss())
  expect((await draw()).now.isShown).toBe(false)
  expect(asked.filter(({ call }) => call.includes('first_steps'))).toEqual([])
})
