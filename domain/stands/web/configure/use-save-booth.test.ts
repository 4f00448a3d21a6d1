import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { BoothConfiguration, BoothContent } from '../../contract/configuration.ts'
import { useBoothDraft } from './use-booth-draft.ts'
import { useSaveBooth } from './use-save-booth.ts'

const booth = (version: number, label: string | null = null) =>
  ({ id: 4, version, content: { color: '#0f7a62', label } as unknown as BoothContent }) as BoothConfiguration
const path = '/stands/4/configuration'

beforeEach(() => {
  storageOf('sessionStorage')
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

/** A booth whose label was changed to “Mine”, and a server that answers so. */
async function changedBooth(answers: Parameters<typeof pageWith>[0], found = booth(2)) {
  const page = pageWith(answers)
  const go = vi.fn()
  const editor = await renderHook(() => {
    const draft = useBoothDraft(found)
    return { draft, save: useSaveBooth(found, draft, go) }
  }, page.around)
  await editor.act(() => editor.now.draft.set({ label: 'Mine' }))
  return { ...page, editor, go, save: () => editor.act(() => editor.now.save.save(new FormData())) }
}

it('sends what was changed, with the version that it was made of, and then has nothing left to save', async () => {
  const { sent, save, editor } = await changedBooth({ [`PUT ${path}`]: booth(3, 'Mine') })
  await save()
  expect(sent()).toEqual([{ call: `PUT ${path}`, body: { version: 2, label: 'Mine' } }])
  expect(editor.now.draft).toMatchObject({ base: 3, canUndo: false })
  expect(editor.now.save).toMatchObject({ conflict: null, isPending: false })
})

it('what was chosen stays where the server refuses it, and the part that was refused is opened', async () => {
  const refusal = problem(422, { message_code: 'invalid', errors: { 'brochures.0.title': ['required'] } })
  const { save, editor, go } = await changedBooth({ [`PUT ${path}`]: refusal })
  await save()
  expect(go).toHaveBeenCalledWith('brochures')
  expect(editor.now.save.problems).toMatchObject({ message: 'invalid' })
  expect(editor.now.draft.changes).toEqual({ label: 'Mine' })
})

it('where somebody else has saved meanwhile nothing is overwritten until one says so', async () => {
  const { save, editor, sent } = await changedBooth({
    [`PUT ${path}`]: [problem(412), booth(8, 'Mine')],
    [`GET ${path}`]: booth(7, 'Theirs'),
  })
  await save()
  expect(editor.now.save.conflict).not.toBeNull()
  expect(editor.now.save.problems).toBeNull()
  expect(sent()).toHaveLength(1)
  await editor.act(() => editor.now.save.conflict?.keepMine())
  expect(sent().at(-1)?.body).toEqual({ version: 7, label: 'Mine' })
  expect(editor.now.save.conflict).toBeNull()
})

it('whoever takes what somebody else has saved gives up their own changes', async () => {
  const { save, editor, sent } = await changedBooth({
    [`PUT ${path}`]: problem(412),
    [`GET ${path}`]: booth(7, 'Theirs'),
  })
  await save()
  await editor.act(() => editor.now.save.conflict?.takeTheirs())
  expect(sent()).toHaveLength(1)
  expect(editor.now.draft).toMatchObject({ base: 7, canUndo: false, content: { label: 'Theirs' } })
  expect(editor.now.save.conflict).toBeNull()
})
