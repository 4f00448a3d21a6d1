import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { BoothConfiguration, BoothContent } from '../../contract/configuration.ts'
import { useBooth } from './use-booth.ts'

const text = (code: string, slogan: string | null) => ({ code, title: null, slogan, description: null })
const content = { color: '#0f7a62', label: null, looks: {}, languages: [text('fr', 'Bonjour')] }
const booth = (version: number, more: object = {}) =>
  ({
    id: 4,
    version,
    fair: { languages: ['fr', 'en'] },
    people: [{ id: 7 }, { id: 8 }],
    content: { ...content, ...more } as unknown as BoothContent,
  }) as unknown as BoothConfiguration
const path = '/stands/4/configuration'

beforeEach(() => {
  storageOf('sessionStorage')
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
})
/** What is left of pages that a test has opened: one that is left saves no more. */
const opened: { leave: () => Promise<void> }[] = []
afterEach(async () => {
  for (const editor of opened.splice(0)) await editor.leave()
  vi.unstubAllGlobals()
})

async function open(answers: Parameters<typeof pageWith>[0] = {}, found = booth(2)) {
  const page = pageWith(answers)
  const editor = await renderHook(() => useBooth(found), page.around)
  opened.push(editor)
  return { ...page, editor }
}

it('sends what was changed, with the version that it was made of', async () => {
  const { editor, sent } = await open({ [`PUT ${path}`]: booth(3, { label: 'C12' }) })
  await editor.act(() => editor.now.set({ label: 'C12' }, 'label'))
  expect(editor.now.content.label).toBe('C12')
  await editor.act(() => editor.now.leave())
  expect(sent()).toEqual([{ call: `PUT ${path}`, body: { version: 2, label: 'C12' } }])
  expect(editor.now.status).toBe('saved')
})

it('two who write in different languages both keep their words', async () => {
  const theirs = [text('fr', 'Bonsoir')]
  const { editor, sent } = await open({
    [`PUT ${path}`]: [problem(412), booth(8, { languages: [...theirs, text('en', 'Hello')] })],
    [`GET ${path}`]: booth(7, { languages: theirs }),
  })
  await editor.act(() =>
    editor.now.set(({ languages }) => ({ languages: [...languages, text('en', 'Hello')] })),
  )
  await editor.act(() => editor.now.leave())
  expect(sent().at(-1)?.body).toEqual({ version: 7, languages: [...theirs, text('en', 'Hello')] })
  expect(editor.now).toMatchObject({ status: 'saved', conflicts: {} })
})

it('the same words written by two wait for a choice, with both', async () => {
  const { editor } = await open({
    [`PUT ${path}`]: problem(412),
    [`GET ${path}`]: booth(7, { languages: [text('fr', 'Bonsoir')] }),
  })
  await editor.act(() => editor.now.set({ languages: [text('fr', 'Salut')] }, 'fr.slogan'))
  await editor.act(() => editor.now.leave())
  expect(editor.now).toMatchObject({
    status: 'conflict',
    conflicts: { 'languages.fr.slogan': 'Bonsoir' },
    content: { languages: [text('fr', 'Salut')] },
  })
  await editor.act(() => editor.now.decide('languages.fr.slogan', 'theirs'))
  expect(editor.now).toMatchObject({ status: 'saved', content: { languages: [text('fr', 'Bonsoir')] } })
})

it('a change may rest on what is chosen by then, also when two come at once', async () => {
  const { editor } = await open()
  const draw = (person: number) => editor.now.set(({ looks }) => ({ looks: { ...looks, [person]: 21 } }))
  await editor.act(() => {
    draw(7)
    draw(8)
  })
  expect(editor.now.content.looks).toEqual({ 7: 21, 8: 21 })
  await editor.act(() => editor.now.undo())
  expect(editor.now.content.looks).toEqual({ 7: 21 })
})

it('what was refused stays as it was chosen and names its field', async () => {
  const { editor } = await open({
    [`PUT ${path}`]: problem(422, { message_code: 'invalid', errors: { color: ['color_invalid'] } }),
  })
  await editor.act(() => editor.now.set({ color: '#zz' }, 'color'))
  await editor.act(() => editor.now.leave())
  expect(editor.now).toMatchObject({
    status: 'refused',
    errors: { color: ['color_invalid'] },
    content: { color: '#zz' },
  })
})

it('two who choose the looks of different contacts do not meet', async () => {
  const { editor, sent } = await open({
    [`PUT ${path}`]: [problem(412), booth(8, { looks: { 7: 21, 8: 22 } })],
    [`GET ${path}`]: booth(7, { looks: { 7: 21 } }),
  })
  await editor.act(() => editor.now.set({ looks: { 8: 22 } }))
  await editor.act(() => editor.now.leave())
  expect(sent().at(-1)?.body).toEqual({ version: 7, looks: { 7: 21, 8: 22 } })
  expect(editor.now).toMatchObject({ status: 'saved', conflicts: {} })
})
