import { expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { dropLostNotes, noteDraft } from './note-drafts.ts'

it('a note that is not kept yet goes with a contact who is gone, whichever is open, and with no other', async () => {
  // As a browser's own, which lists its keys as an object does.
  const kept: Record<string, unknown> = Object.create({
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
  const notes = { [noteDraft(1)]: 'here', [noteDraft(2)]: 'gone', [noteDraft(3)]: 'not known' }
  Object.assign(kept, notes, { 'draft:user:2': 'of something else' })
  vi.stubGlobal('sessionStorage', kept)
  const { api } = pageWith({
    'GET /leads/1': {},
    'GET /leads/2': problem(404),
    'GET /leads/3': problem(503),
  })
  await dropLostNotes(api)
  expect(Object.keys(kept).toSorted()).toEqual([noteDraft(1), noteDraft(3), 'draft:user:2'])
})
