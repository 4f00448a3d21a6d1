import { expect, it } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { conferences } from '../../contract/conference.ts'
import { removeUnlessUsed } from './remove-unless-used.ts'

const remove = (answer: Response) => {
  const { api } = pageWith({ 'DELETE /conferences/1': answer })
  return removeUnlessUsed(() => api.remove(conferences, 1))
}

it('what holds a session is told apart from what went wrong', async () => {
  const by = [{ resource: 'agenda_entries', count: 3 }]
  expect(await remove(new Response(null, { status: 204 }))).toBeNull()
  expect(await remove(problem(409, { message_code: 'conference_in_use', used_by: by }))).toEqual(by)
  await expect(remove(problem(403, { message_code: 'forbidden' }))).rejects.toThrow()
})
