import { expect, it, vi } from 'vitest'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useWithOffers } from './use-offer-counts.ts'

const [fairId, hiring, quiet] = [1, 11, 12]
const fair = (isUsingJobModule: boolean) => ({ id: fairId, isUsingJobModule }) as PublicFair
const stands = [
  { id: 21, firm: hiring, jobs: 0 },
  { id: 22, firm: quiet, jobs: 0 },
] as VisitStand[]
const call = `GET /jobs/counts?fair=${fairId}`
const answer = { total: 3, today: 0, firms: [{ firm: hiring, count: 3 }] }

it('a booth says how many offers its exhibitor has; one that has none stays the very same, so that it is not drawn anew', async () => {
  const page = pageWith({ [call]: answer })
  const shown = await renderHook(() => useWithOffers(fair(true), stands), page.around)
  await vi.waitFor(() => expect(shown.now.map(({ jobs }) => jobs)).toEqual([3, 0]))
  expect(shown.now[1]).toBe(stands[1])
})

it('a fair without the module asks for no offers', async () => {
  const page = pageWith({ [call]: answer })
  const shown = await renderHook(() => useWithOffers(fair(false), stands), page.around)
  expect(shown.now).toEqual(stands)
  expect(page.asked).toEqual([])
})
