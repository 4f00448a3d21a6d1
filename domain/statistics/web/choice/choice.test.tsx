import { beforeEach, expect, it, vi } from 'vitest'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import { readStatToken, type StatToken } from '../../contract/recording.ts'
import { pageInFair, someFair } from '../testing/page-in-fair.tsx'
import { useVisitChoice } from './use-visit-choice.ts'
import VisitChoice from './visit-choice.tsx'
import VisitQuestion from './visit-question.tsx'
import VisitSwitch from './visit-switch.tsx'

const nothing = { token: null, expiresAt: null }
const states = {
  unasked: { mode: 'ask', choice: null, ...nothing },
  refused: { mode: 'ask', choice: 'no', ...nothing },
  agreed: { mode: 'ask', choice: 'yes', token: 'cookie', expiresAt: null },
  exempt: { mode: 'exempt', choice: null, token: 'cookie', expiresAt: null },
  off: { mode: 'off', choice: null, ...nothing },
} as const satisfies Record<string, StatToken>

const shown = (Part: typeof VisitChoice, state: StatToken) =>
  pageInFair(<Part fair={someFair.id} />, ({ api, queries }) =>
    queries.setQueryData(callQuery(api, readStatToken, { query: { fairId: someFair.id } }).queryKey, state),
  )

beforeEach(() => {
  vi.stubGlobal('navigator', {})
})

it('both answers to the question look alike: neither is the easier one', () => {
  const html = shown(VisitQuestion, states.unasked)
  const looks = [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>/g)].map(([, look]) => look)
  expect(looks).toHaveLength(2)
  expect(new Set(looks).size).toBe(1)
  expect(html).toContain('href="/rives/cookies"')
})

it('whoever is counted can stop it by one press, and whoever is not can begin', () => {
  for (const state of [states.agreed, states.exempt])
    expect(shown(VisitSwitch, state)).toContain('Ne plus compter ma visite')
  for (const state of [states.unasked, states.refused])
    expect(shown(VisitSwitch, state)).toContain('Compter ma visite')
})

it('a fair that counts without asking says so, and the switch is on until somebody refuses', () => {
  const html = shown(VisitChoice, states.exempt)
  expect(html).toContain('sans vous le demander')
  expect(html).toMatch(/<input[^>]*checked/)
  expect(html).toContain('Oublier mes visites')
  expect(shown(VisitChoice, states.refused)).not.toMatch(/<input[^>]*checked/)
})

it('where nothing is counted, or the browser refuses for its reader, there is nothing to press', () => {
  expect(shown(VisitSwitch, states.off)).toBe('')
  expect(shown(VisitChoice, states.off)).not.toContain('<input')
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(shown(VisitSwitch, states.refused)).toBe('')
  expect(shown(VisitChoice, states.refused)).toContain('Votre navigateur demande')
})

it('whoever stops being counted may have their visits forgotten, by the number that they had until then', async () => {
  const page = pageWith({
    'GET /stats/get/token?fairId=7': states.agreed,
    'POST /stats/choice': { ...states.refused, left: 'number' },
    'DELETE /stats/mine?fairId=7&token=number': { visits: 3 },
  })
  const hook = await renderHook(() => useVisitChoice(someFair.id), page.around)
  await hook.act(() => hook.now.choose('no'))
  expect(hook.now.known).toEqual(states.refused)
  const [notice] = queue.visibleToasts
  await hook.act(() => notice?.content.action?.onPress())
  expect(page.sent().map(({ call }) => call)).toEqual([
    'POST /stats/choice',
    'DELETE /stats/mine?fairId=7&token=number',
  ])
  queue.clear()
  await hook.leave()
})
