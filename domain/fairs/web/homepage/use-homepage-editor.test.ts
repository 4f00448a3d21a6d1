import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useHomepageEditor } from './use-homepage-editor.ts'

type Fair = Parameters<typeof useHomepageEditor>[0]

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

const published = { fr: { title: 'Publié', sections: [] }, en: { title: 'Published' } }
const fair = (more: object = {}) =>
  ({
    id: 1,
    version: 2,
    mainLanguage: { code: 'en' },
    fairLanguages: [{ code: 'fr' }, { code: 'en' }],
    homepageJson: published,
    homepageDraft: null,
    ...more,
  }) as unknown as Fair

async function open(answers: Parameters<typeof pageWith>[0] = {}, shown = fair()) {
  const page = pageWith(answers)
  const onPublished = vi.fn()
  const editor = await renderHook(() => useHomepageEditor(shown, onPublished), page.around)
  opened.push(editor)
  return { ...page, editor, onPublished }
}
const save = 'PUT /fairs/1'

it('begins with what is kept as a draft on the server, else with what is published', async () => {
  expect((await open()).editor.now.content.title).toBe('Publié')
  const draft = fair({ homepageDraft: { fr: { title: 'Brouillon' } } })
  const { editor } = await open({}, draft)
  expect(editor.now).toMatchObject({ hasDraft: true, content: { title: 'Brouillon' } })
})

it('is written in the reader’s language where the fair speaks it, else in its main one', async () => {
  expect((await open()).editor.now.code).toBe('fr')
  const english = fair({ fairLanguages: [{ code: 'en' }, { code: 'nl' }] })
  expect((await open({}, english)).editor.now.code).toBe('en')
})

it('words are those of one language, and what is not saved yet is there again after a reload', async () => {
  const { editor } = await open({ [save]: problem(500) })
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.act(() => editor.now.saving.leave())
  expect(editor.now.saving.status).toBe('failed')
  const again = (await open({ [save]: problem(500) })).editor
  expect(again.now).toMatchObject({ content: { title: 'Nouveau' } })
  await again.act(() => again.now.setCode('en'))
  expect(again.now.content.title).toBe('Published')
})

it('a block that is not saved yet comes back whole after a reload', async () => {
  const { editor } = await open({ [save]: problem(500) })
  let id = ''
  await editor.act(() => {
    id = editor.now.add('text')
  })
  await editor.act(() => editor.now.setSection(id, { title: 'Pourquoi venir' }))
  await editor.act(() => editor.now.saving.leave())
  const again = (await open({ [save]: problem(500) })).editor
  expect(again.now.content.sections).toEqual([{ id, kind: 'text', title: 'Pourquoi venir' }])
})

it('a block is added in every language, ordered and removed, and comes back where it was restored', async () => {
  const { editor } = await open()
  const ids: string[] = []
  for (const kind of ['text', 'image'] as const) await editor.act(() => ids.push(editor.now.add(kind)))
  const shown = () => editor.now.content.sections?.map(({ id }) => id)
  expect(shown()).toEqual(ids)
  await editor.act(() => editor.now.order([...ids].reverse()))
  expect(shown()).toEqual([...ids].reverse())
  await editor.act(() => editor.now.setCode('en'))
  expect(shown()).toEqual([...ids].reverse())
  const before = editor.now.draft.homepage
  await editor.act(() => editor.now.remove(ids[0] ?? ''))
  expect(shown()).toEqual([ids[1]])
  await editor.act(() => editor.now.restore(before))
  expect(shown()).toEqual([...ids].reverse())
})

it('what is written is saved by itself, as a draft upon the version that was read', async () => {
  const { editor, sent, onPublished } = await open({
    [save]: fair({ version: 3, homepageDraft: { ...published, fr: { title: 'Nouveau' } } }),
  })
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.act(() => editor.now.saving.leave())
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toMatchObject({ homepageDraft: { fr: { title: 'Nouveau' } } })
  expect(Object.keys(sent()[0]?.body ?? {})).toEqual(['homepageDraft'])
  expect(editor.now.saving.status).toBe('saved')
  expect(onPublished).not.toHaveBeenCalled()
})

it('publishing saves what is left and takes the draft away', async () => {
  const draft = { ...published, fr: { title: 'Nouveau' } }
  const { editor, sent, onPublished } = await open({
    [save]: [
      fair({ version: 3, homepageDraft: draft }),
      fair({ version: 4, homepageJson: draft, homepageDraft: null }),
    ],
  })
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.act(() => editor.now.publish())
  await vi.waitFor(() => expect(onPublished).toHaveBeenCalledOnce())
  expect(sent().at(-1)?.body).toMatchObject({
    homepageJson: { fr: { title: 'Nouveau' } },
    homepageDraft: null,
  })
})

it('nothing is published while a field waits for a choice between two', async () => {
  const theirs = { ...published, fr: { title: 'Autre' } }
  const { editor, sent, onPublished } = await open({
    [save]: problem(412),
    'GET /fairs/1': fair({ version: 5, homepageDraft: theirs }),
  })
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.act(() => editor.now.publish())
  await vi.waitFor(() => expect(editor.now.saving.conflicts).toEqual({ 'fr.title': 'Autre' }))
  expect(sent().every(({ body }) => !JSON.stringify(body).includes('homepageJson'))).toBe(true)
  expect(onPublished).not.toHaveBeenCalled()
})

it('two who write in different languages both keep their words', async () => {
  const theirs = { ...published, en: { title: 'Theirs' } }
  const { editor, sent } = await open({
    [save]: [
      problem(412),
      fair({ version: 6, homepageDraft: { fr: { title: 'Nouveau' }, en: { title: 'Theirs' } } }),
    ],
    'GET /fairs/1': fair({ version: 5, homepageDraft: theirs }),
  })
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.act(() => editor.now.saving.leave())
  expect(sent().at(-1)?.body).toMatchObject({
    homepageDraft: { fr: { title: 'Nouveau' }, en: { title: 'Theirs' } },
  })
  expect(editor.now.saving).toMatchObject({ status: 'saved', conflicts: {} })
})

it('a block that was taken away comes back with its words, by the same step back as everything', async () => {
  const section = { id: 'a', kind: 'text', title: 'Un' }
  const { editor } = await open({}, fair({ homepageJson: { fr: { sections: [section] } } }))
  await editor.act(() => editor.now.remove('a'))
  expect(editor.now.content.sections).toEqual([])
  await editor.act(() => editor.now.saving.undo())
  expect(editor.now.content.sections).toEqual([section])
})
