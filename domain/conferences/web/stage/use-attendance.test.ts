import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { Conference } from '../../contract/calls.ts'
import { leaseSeconds } from '../../contract/stage.ts'
import { useAttendance } from './use-attendance.ts'
import { useStage } from './use-stage.ts'

const said = 'POST /conferences/7/attendance'
const own = 'GET /conferences/7/mine'
const at = (seat: number | null) => ({ seat, isShown: false, until: '2027-03-09T09:00:00Z' })
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

let leave = async () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('document', page)
})
afterEach(async () => {
  await leave()
  leave = async () => {}
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function attending(answers: object[]) {
  const server = pageWith({ [said]: answers, [own]: {}, 'GET /conferences/7/stage': { state: 'live' } })
  const hook = await renderHook(() => {
    useAttendance(7, true)
    useStage({ id: 7, state: 'live' } as Conference)
  }, server.around)
  leave = hook.leave
  await hook.act(() => {})
  const count = (call: string) => server.asked.filter(one => one.call === call).length
  const pass = (seconds: number) => hook.act(() => vi.advanceTimersByTime(seconds * 1000))
  return { hook, count, pass }
}

it('says so again before the lease is over, also where two times were lost', async () => {
  const { count, pass } = await attending([at(3), new Error('away'), problem(503), at(3)])
  await pass(leaseSeconds - 1)
  expect(count(said)).toBe(3)
  await pass(1)
  expect(count(said)).toBe(4)
})

it('says so at once when it is seen again', async () => {
  const { hook, count } = await attending([at(3)])
  const turn = (visibilityState: string) =>
    hook.act(() => Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange')))
  await turn('hidden')
  expect(count(said)).toBe(1)
  await turn('visible')
  expect(count(said)).toBe(2)
})

it('shows where one sits now when that is not where one sat', async () => {
  const { count, pass } = await attending([at(3), at(3), at(null)])
  const before = count(own)
  await pass(leaseSeconds / 3)
  expect(count(own)).toBe(before)
  await pass(leaseSeconds / 3)
  expect(count(own)).toBe(before + 1)
})
