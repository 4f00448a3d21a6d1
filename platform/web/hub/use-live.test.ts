import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hubOf, settled } from '../testing/hub.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useGathered } from './use-gathered.ts'
import { useLive } from './use-live.ts'

const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.hidden = false
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function live() {
  const hub = hubOf()
  const asked: boolean[] = []
  const news: unknown[] = []
  const hear = (what: unknown) => news.push(what)
  const shown = await renderHook(
    () => useLive('conference:1', isMissed => asked.push(isMissed), { type: 'changed', hear }),
    hub.around,
  )
  const pass = (milliseconds: number) => shown.act(() => vi.advanceTimersByTime(milliseconds))
  await pass(settled)
  return { hub, asked, news, pass, shown }
}

it('a page in sight asks for what has changed, and hears of news by itself', async () => {
  const { hub, asked, news, pass, shown } = await live()
  hub.tell('conference:1', {})
  hub.tell('conference:1', { topic: 'conference:1' }, 'changed')
  hub.tell('conference:1', {}, 'somebody')
  await pass(settled)
  expect([asked, news]).toEqual([[false], [{ topic: 'conference:1' }]])
  await shown.leave()
})

it('a page that was out of sight, or whose line was lost, asks once and knows that it may have missed news', async () => {
  const { hub, asked, news, pass, shown } = await live()
  page.hidden = true
  hub.tell('conference:1', {})
  hub.tell('conference:1', {}, 'changed')
  hub.tell('conference:1', {})
  await pass(settled)
  expect(asked).toEqual([])
  page.hidden = false
  await shown.act(() => page.dispatchEvent(new Event('visibilitychange')))
  await pass(settled)
  expect([asked, news]).toEqual([[true], []])
  hub.missed('conference:1')
  hub.tell('conference:1', {})
  await pass(settled)
  expect(asked).toEqual([true, true])
  await shown.leave()
})

it('what many updates tell of is asked for at once, and once more for all that come until it is answered and shortly after', async () => {
  const answers: (() => void)[] = []
  const shown = await renderHook(() =>
    useGathered(() => new Promise<void>(resolve => answers.push(resolve)), 1_000),
  )
  const tell = (times: number) =>
    shown.act(() => {
      for (let time = 0; time < times; time += 1) shown.now()
    })
  const pass = (milliseconds: number) => shown.act(() => vi.advanceTimersByTime(milliseconds))
  await tell(9)
  await pass(5_000)
  expect(answers).toHaveLength(1)
  await shown.act(() => answers[0]?.())
  await tell(9)
  await pass(999)
  expect(answers).toHaveLength(1)
  await pass(1)
  expect(answers).toHaveLength(2)
  await shown.act(() => answers[1]?.())
  await pass(1_000)
  expect(answers).toHaveLength(2)
  await tell(1)
  expect(answers).toHaveLength(3)
  await shown.leave()
})
