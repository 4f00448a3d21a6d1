import { expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useKeptOffer } from './use-kept-offer.ts'

const [offer, bookmark] = [7, 31]

it('an offer is kept by its own call, and let go by the bookmark that the server knows', async () => {
  const page = pageWith({
    'POST /job_bookmarks': { id: bookmark },
    [`GET /job_bookmarks?job=${offer}`]: [[{ id: bookmark }]],
    [`DELETE /job_bookmarks/${bookmark}`]: new Response(null, { status: 204 }),
  })
  const hook = await renderHook(() => useKeptOffer(offer, false), page.around)
  await hook.act(() => hook.now.keep(true))
  await vi.waitFor(() => expect(hook.now.isPending).toBe(false))
  await hook.act(() => hook.now.keep(false))
  await vi.waitFor(() => expect(page.sent()).toHaveLength(2))
  expect(page.sent()).toEqual([
    { call: 'POST /job_bookmarks', body: { job: offer } },
    { call: `DELETE /job_bookmarks/${bookmark}`, body: null },
  ])
})

it('an offer that could not be kept is shown as it is', async () => {
  const page = pageWith({ 'POST /job_bookmarks': problem(422, { message_code: 'relation_not_found' }) })
  const hook = await renderHook(() => useKeptOffer(offer, false), page.around)
  await hook.act(() => hook.now.keep(true))
  await vi.waitFor(() => expect(hook.now.isPending).toBe(false))
  expect(hook.now.isKept).toBe(false)
})
