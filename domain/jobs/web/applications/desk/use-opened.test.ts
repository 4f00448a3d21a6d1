import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { listInterviews } from '../../../contract/job-interview.ts'
import { useOpened } from './use-opened.ts'

const application = 7
const opened = {
  solicitation: { id: application, status: 1, motivation: 'Bonjour', answer: '' },
  sent: { title: 'Soudeuse' },
  steps: [{ kind: 'sent', side: 'candidate', status: 0, at: '2026-11-24T09:00:00.000Z' }],
  interviews: [],
}

beforeEach(() => {
  storageOf('localStorage')
  storageOf('sessionStorage')
})
let leave: () => Promise<void> = async () => {}
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

async function recruiter() {
  const page = await readerOf({
    user: userOf(['firmAdmin']),
    fairs: [fairOf(1, 'salon')],
    salon: 'salon',
    answers: {
      [`POST /job_solicitations/${application}/open`]: opened,
      [`GET /job_solicitations/${application}/interviews`]: [[{ id: 3, state: 'accepted' }]],
    },
  })
  const hook = await renderHook(
    () => ({ ...useOpened(application, true), refresh: useRefresh() }),
    page.around,
  )
  leave = hook.leave
  return { hook, looks: () => page.sent().filter(({ call }) => call.endsWith('/open')).length }
}

it('an application that is read and answered is one look, however often the page is drawn', async () => {
  const { hook, looks } = await recruiter()
  await hook.again()
  expect(hook.now.data?.sent).toMatchObject({ title: 'Soudeuse' })
  await hook.act(() => hook.now.answered({ status: 2, answer: 'Désolés' }))
  await hook.again()
  expect(hook.now.data?.solicitation).toMatchObject({ status: 2, answer: 'Désolés', motivation: 'Bonjour' })
  expect(hook.now.data?.steps.at(-1)).toMatchObject({ kind: 'answered', side: 'firm', status: 2 })
  expect(looks()).toBe(1)
})

it('times of an interview are read again where they have changed, without another look', async () => {
  const { hook, looks } = await recruiter()
  expect(hook.now.interviews).toEqual([])
  await hook.act(() => hook.now.refresh(listInterviews))
  expect([hook.now.interviews, looks()]).toEqual([[{ id: 3, state: 'accepted' }], 1])
})

it('a file is opened within the same look while it is fresh, and by another once it is not', async () => {
  const { hook, looks } = await recruiter()
  await hook.act(() => hook.now.lookAgain())
  expect(looks()).toBe(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
  await hook.act(() => hook.now.lookAgain())
  expect(looks()).toBe(2)
})
