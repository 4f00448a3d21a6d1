import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import type { FormBlock, RegistrationForm } from '../../contract/registration-form.ts'
import { useFormEditor } from './use-form-editor.ts'

const block = (identifier: string, label = ''): FormBlock => ({
  identifier,
  label: { fr: label },
  required: false,
  type: 'text',
})
const form = (version: number, ...blocks: FormBlock[]): RegistrationForm => ({
  type: 'visitor',
  fair: { id: 1 },
  blocks,
  version,
})
const consent = block('acceptCondition')
const saved = form(3, block('email'), consent)
const save = 'POST /visitor_registration_form_composition/block'

beforeEach(() => void storageOf('sessionStorage'))
afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
  vi.unstubAllGlobals()
})

async function open(answers: Parameters<typeof pageWith>[0] = {}) {
  const page = pageWith(answers)
  let shown = saved
  const editor = await renderHook(() => useFormEditor(shown, 'lyon'), page.around)
  return {
    ...page,
    editor,
    names: () => editor.now.blocks.map(one => one.identifier),
    /** Somebody else has saved; the page has read it. */
    readAgain: (next: RegistrationForm) => {
      shown = next
    },
  }
}

it('a new field comes last, but before what one agrees to', async () => {
  const { editor, names } = await open()
  await editor.act(() => editor.now.put(block('phone')))
  expect(names()).toEqual(['email', 'phone', 'acceptCondition'])
  expect(editor.now.touched).toBe('phone')
})

it('a field that is changed stays in its place, also under another name', async () => {
  const { editor, names } = await open()
  await editor.act(() => editor.now.put(block('customMail', 'M'), 'email'))
  expect(names()).toEqual(['customMail', 'acceptCondition'])
})

it('what was removed comes back to where it stood', async () => {
  const { editor, names } = await open()
  await editor.act(() => editor.now.remove(saved.blocks[0] ?? consent, 'Email'))
  expect(names()).toEqual(['acceptCondition'])
  await editor.act(() => queue.visibleToasts[0]?.content.action?.onPress())
  expect(names()).toEqual(['email', 'acceptCondition'])
})

it('another order loses no field and makes none up', async () => {
  const { editor, names } = await open()
  await editor.act(() => editor.now.reorder(['acceptCondition', 'gone', 'email']))
  expect(names()).toEqual(['acceptCondition', 'email'])
})

it('is saved with the version that it was made of, and then there is nothing left to save', async () => {
  const { editor, sent } = await open({ [save]: saved })
  await editor.act(() => editor.now.put(block('phone')))
  await editor.act(() => editor.now.save())
  expect(sent()[0]?.body).toMatchObject({ type: 'visitor', fair: 'lyon', version: 3 })
  expect(editor.now).toMatchObject({ isChanged: false, isStale: false })
})

it('where somebody else has saved, what was made here stays until one goes on on top of it', async () => {
  const { editor, names, readAgain, sent } = await open({
    [save]: [problem(412, { message_code: 'changed' }), saved],
  })
  await editor.act(() => editor.now.put(block('phone')))
  readAgain(form(4, consent))
  await editor.act(() => editor.now.save())
  expect(editor.now).toMatchObject({ isStale: true })
  expect(editor.now.problems?.message).toBe('changed')
  expect(names()).toContain('phone')
  await editor.act(() => editor.now.keepMine())
  expect(editor.now).toMatchObject({ isStale: false, problems: null })
  await editor.act(() => editor.now.save())
  expect(sent().at(-1)?.body).toMatchObject({ version: 4 })
})

it('changes that were discarded can be taken back', async () => {
  const { editor, names } = await open()
  await editor.act(() => editor.now.put(block('phone')))
  await editor.act(() => editor.now.discard())
  expect(editor.now.isChanged).toBe(false)
  await editor.act(() => queue.visibleToasts[0]?.content.action?.onPress())
  expect(names()).toContain('phone')
})
