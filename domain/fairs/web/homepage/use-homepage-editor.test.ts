import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useHomepageEditor } from './use-homepage-editor.ts'

type Fair = Parameters<typeof useHomepageEditor>[0]

beforeEach(() => void storageOf('sessionStorage'))
afterEach(() => void vi.unstubAllGlobals())

const published = { fr: { title: 'Publié', sections: [] }, en: { title: 'Published' } }
const fair = (more: object = {}) =>
  ({
    id: 1,
    mainLanguage: { code: 'en' },
    fairLanguages: [{ code: 'fr' }, { code: 'en' }],
    homepageJson: published,
    homepageDraft: null,
    ...more,
  }) as unknown as Fair

async function open(answers: Parameters<typeof pageWith>[0] = {}, shown = fair()) {
  const page = pageWith(answers)
  const onSaved = vi.fn()
  const editor = await renderHook(() => useHomepageEditor(shown, onSaved), page.around)
  return { ...page, editor, onSaved }
}
const save = 'PUT /fairs/1'

it('begins with what is kept as a draft on the server, else with what is published', async () => {
  expect((await open()).editor.now.content.title).toBe('Publié')
  const draft = fair({ homepageDraft: { fr: { title: 'Brouillon' } } })
  const { editor } = await open({}, draft)
  expect(editor.now).toMatchObject({ hasDraft: true, isChanged: false, content: { title: 'Brouillon' } })
})

it('is written in the reader’s language where the fair speaks it, else in its main one', async () => {
  expect((await open()).editor.now.code).toBe('fr')
  const english = fair({ fairLanguages: [{ code: 'en' }, { code: 'nl' }] })
  expect((await open({}, english)).editor.now.code).toBe('en')
})

it('words are those of one language, and what is typed is there again after a reload', async () => {
  const { editor } = await open()
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.leave()
  const again = (await open()).editor
  expect(again.now).toMatchObject({ isChanged: true, content: { title: 'Nouveau' } })
  await again.act(() => again.now.setCode('en'))
  expect(again.now.content.title).toBe('Published')
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

it('a draft leaves what is published as it is; publishing takes the draft away', async () => {
  const { editor, sent, onSaved } = await open({ [save]: fair() })
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.act(() => editor.now.send('draft'))
  expect(Object.keys(sent()[0]?.body as object)).toEqual(['homepageDraft'])
  expect(editor.now.isChanged).toBe(false)
  await editor.act(() => editor.now.setWords({ title: 'Encore' }))
  await editor.act(() => editor.now.send('published'))
  expect(sent()[1]?.body).toMatchObject({ homepageJson: { fr: { title: 'Encore' } }, homepageDraft: null })
  expect(onSaved.mock.calls).toEqual([['draft'], ['published']])
})

it('what could not be saved is still there, and nobody is told that it was', async () => {
  const { editor, onSaved } = await open({ [save]: problem(412, { message_code: 'changed_meanwhile' }) })
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  await editor.act(() => editor.now.send('published'))
  expect(editor.now).toMatchObject({ isChanged: true, content: { title: 'Nouveau' } })
  expect(editor.now.problems?.message).toBe('changed_meanwhile')
  expect(onSaved).not.toHaveBeenCalled()
})

it('what was discarded can be taken back', async () => {
  const { editor } = await open()
  await editor.act(() => editor.now.setWords({ title: 'Nouveau' }))
  let back = () => {}
  await editor.act(() => {
    back = editor.now.discard()
  })
  expect(editor.now.content.title).toBe('Publié')
  await editor.act(back)
  expect(editor.now.content.title).toBe('Nouveau')
})
