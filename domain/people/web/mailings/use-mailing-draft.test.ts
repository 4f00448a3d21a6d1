import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { Mailing } from '../../contract/mailings.ts'
import { fallbackFor, useMailingDraft } from './use-mailing-draft.ts'

beforeEach(() => {
  storageOf('localStorage')
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
})
afterEach(() => void vi.unstubAllGlobals())

const french = { subject: 'Bonjour', text: '<p>Le programme est là.</p>' }
const kept = (more: object = {}): Mailing => ({
  id: 7,
  list: 'people',
  state: 'draft',
  subject: null,
  writtenBy: null,
  createdAt: '2026-05-01T09:00:00Z',
  sentAt: null,
  staff: 'admins',
  page: 'fair',
  deadline: null,
  words: { fr: french },
  version: 3,
  fair: { id: 2, homepage: 'fair', name: null },
  narrowedBy: {},
  chosen: null,
  sentBy: null,
  languages: ['en', 'fr'],
  names: [
    { name: 'firstName', label: 'First name' },
    { name: 'deadline', label: 'Deadline' },
  ],
  readers: {
    total: 1,
    languages: [],
    leftOut: { closed: 0, unconfirmed: 0, refused: 0, optedOut: 0 },
    unreached: 0,
    without: { firm: 0, booth: 0 },
  },
  progress: { waiting: 0, underway: 0, delivered: 0, kept: 0, failed: 0, leftOut: 0 },
  ...more,
})

async function open(shown = kept()) {
  let now = shown
  const draft = await renderHook(() => useMailingDraft(now, 1))
  return {
    draft,
    readAgain: (next: Mailing) => {
      now = next
    },
  }
}

it('what is written in one language leaves the others, and a language that is emptied has no words', async () => {
  const { draft } = await open()
  await draft.act(() => draft.now.write('de', { subject: 'Hallo', text: '<p>Da.</p>' }))
  expect(draft.now.worded).toEqual(['fr', 'de'])
  await draft.act(() => draft.now.write('fr', { subject: ' ', text: '<p>&nbsp;</p>' }))
  expect(draft.now.written.words).toEqual({ de: { subject: 'Hallo', text: '<p>Da.</p>' } })
  expect(draft.now.worded).toEqual(['de'])
})

it('a name that cannot be filled in is found, and so is a deadline that nobody has said', async () => {
  const { draft } = await open()
  expect([draft.now.firstWrong(), draft.now.lacksDeadline]).toEqual([undefined, false])
  await draft.act(() => draft.now.write('fr', { subject: 'Avant le {{deadline}}, {{lastname}}' }))
  expect([draft.now.firstWrong(), draft.now.lacksDeadline]).toEqual(['fr', true])
  await draft.act(() => draft.now.set({ deadline: '2026-09-01' }))
  expect(draft.now.lacksDeadline).toBe(false)
})

it('what somebody else has saved meanwhile is noticed, and what was begun can be kept', async () => {
  const { draft, readAgain } = await open()
  await draft.act(() => draft.now.write('fr', { subject: 'Salut' }))
  readAgain(kept({ version: 4, words: { fr: { ...french, subject: 'Bonsoir' } } }))
  await draft.again()
  expect(draft.now.isStale).toBe(true)
  await draft.act(() => draft.now.keepMine())
  expect([draft.now.isStale, draft.now.written.version, draft.now.wordsIn('fr').subject]).toEqual([
    false,
    4,
    'Salut',
  ])
})

it('who reads in a language without words gets the first of the fair that has some', async () => {
  expect(fallbackFor(['fr', 'de'], 'de')).toBe('de')
  expect(fallbackFor(['fr', 'de'], 'it')).toBe('fr')
  expect(fallbackFor([], 'it')).toBeUndefined()
})
