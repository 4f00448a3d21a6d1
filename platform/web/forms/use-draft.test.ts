import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { machineStorage } from '../browser-storage.ts'
import { storageOf } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { shownRelation, useDraft } from './use-draft.ts'

type Person = { id: number; name: string; phone: string | null; translations?: object }

const ada: Person = { id: 1, name: 'Ada', phone: null }

let kept: Map<string, string>
beforeEach(() => {
  kept = storageOf('sessionStorage')
})
afterEach(() => void vi.unstubAllGlobals())

it('what was changed is there again after a reload, and what was not comes from the record', async () => {
  const before = await renderHook(() => useDraft(ada, 'person:1'))
  await before.act(() => before.now.set('name', 'Ida'))
  await before.leave()
  const after = await renderHook(() => useDraft({ ...ada, phone: '1' }, 'person:1'))
  expect(after.now.value).toEqual({ ...ada, name: 'Ida', phone: '1' })
  expect(after.now.changes).toEqual({ name: 'Ida' })
  expect(after.now.isChanged).toBe(true)
})

it('the changes of one record are never shown as those of another', async () => {
  let id = 1
  const seen: string[] = []
  const form = await renderHook(() => {
    const draft = useDraft({ ...ada, id, name: `P${id}` }, `person:${id}`)
    seen.push(draft.value.name)
    return draft
  })
  await form.act(() => form.now.set('name', 'Ida'))
  id = 2
  seen.length = 0
  await form.act(() => form.now.set('phone', '2'))
  expect(seen).not.toContain('Ida')
  expect(form.now.value).toMatchObject({ id: 2, name: 'P2' })
})

it('nothing is kept of a draft that was given up', async () => {
  const form = await renderHook(() => useDraft(ada, 'person:1'))
  await form.act(() => form.now.setAll({ name: 'Ida', phone: '3' }))
  expect(kept.size).toBe(1)
  await form.act(() => form.now.reset())
  expect(form.now).toMatchObject({ value: ada, isChanged: false })
  expect(kept.size).toBe(0)
})

it('a word in one language leaves the other languages and the other words as they are', async () => {
  const record = { ...ada, translations: { fr: { title: 'Un', lead: 'Voici' }, en: { title: 'One' } } }
  const form = await renderHook(() => useDraft<Person>(record, 'person:1'))
  await form.act(() => form.now.setWord('fr', 'title', 'Deux'))
  await form.act(() => form.now.setWord('nl', 'title', 'Twee'))
  expect(form.now.changes.translations).toEqual({
    fr: { title: 'Deux', lead: 'Voici' },
    en: { title: 'One' },
    nl: { title: 'Twee' },
  })
  expect([form.now.word('fr', 'lead'), form.now.word('it', 'title')]).toEqual(['Voici', undefined])
})

/** What other tabs do with what is kept on the machine. */
function otherTab() {
  const onMachine = storageOf('localStorage')
  const heard = new Set<(event: object) => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    if (name === 'storage') heard.add(listener)
  })
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: object) => void) =>
    heard.delete(listener),
  )
  const tell = (key: string, newValue: string | null) => {
    for (const listener of [...heard]) listener({ key, newValue })
  }
  return {
    onMachine,
    writes: (key: string, name: string) => {
      const newValue = JSON.stringify({ name })
      onMachine.set(key, newValue)
      tell(key, newValue)
    },
    forgets: (key: string) => {
      onMachine.delete(key)
      tell(key, null)
    },
  }
}

it('what is written here is kept and said to be another when another tab saves its own, and forgotten when it logs out', async () => {
  const { onMachine, forgets } = otherTab()
  const key = 'own:1:person'
  onMachine.set('session', '1')
  const form = await renderHook(() => useDraft(ada, key, machineStorage))
  await form.act(() => forgets(key))
  expect([form.now.other, onMachine.has(key)]).toEqual([undefined, false])
  await form.act(() => form.now.set('name', 'Ida'))
  await form.act(() => forgets(key))
  expect([form.now.value.name, onMachine.get(key)]).toEqual(['Ida', '{"name":"Ida"}'])
  expect(form.now.other).toBeDefined()
  await form.act(() => form.now.other?.keepOwn())
  expect([form.now.other, onMachine.get(key)]).toEqual([undefined, '{"name":"Ida"}'])
  await form.act(() => forgets(key))
  await form.act(() => form.now.other?.take())
  expect([form.now.isChanged, onMachine.has(key)]).toEqual([false, false])
  await form.act(() => form.now.set('name', 'Ida'))
  onMachine.delete('session')
  await form.act(() => forgets(key))
  expect([form.now.other, onMachine.has(key)]).toEqual([undefined, false])
})

it('on the machine a draft outlives its tab, and what another tab writes is told before one of the two is given up', async () => {
  const { onMachine, writes: otherWrites } = otherTab()
  const open = () => renderHook(() => useDraft(ada, 'own:1:person', machineStorage))
  const closed = await open()
  await closed.act(() => closed.now.set('name', 'Ida'))
  await closed.leave()
  kept.clear()
  const form = await open()
  expect([form.now.value.name, form.now.other]).toEqual(['Ida', undefined])
  await form.act(() => otherWrites('own:1:else', 'Eva'))
  expect(form.now.other).toBeUndefined()
  await form.act(() => otherWrites('own:1:person', 'Eva'))
  expect(form.now.value.name).toBe('Ida')
  await form.act(() => form.now.other?.keepOwn())
  expect([form.now.other, onMachine.get('own:1:person')]).toEqual([undefined, '{"name":"Ida"}'])
  await form.act(() => otherWrites('own:1:person', 'Eva'))
  await form.act(() => form.now.other?.take())
  expect([form.now.other, form.now.value.name]).toEqual([undefined, 'Eva'])
})

it('a browser that keeps nothing, or keeps nonsense, hinders no change', async () => {
  kept.set('person:1', '{broken')
  const form = await renderHook(() => useDraft(ada, 'person:1'))
  expect(form.now.isChanged).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  await form.act(() => form.now.set('name', 'Ida'))
  expect(form.now.value.name).toBe('Ida')
})

it('of a relation that was chosen by its id nothing is shown', () =>
  expect([shownRelation({ id: 1 }), shownRelation(1), shownRelation('1'), shownRelation(null)]).toEqual([
    { id: 1 },
    null,
    null,
    null,
  ]))
