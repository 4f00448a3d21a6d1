import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { type FairMail, useMailDraft } from './use-mail-draft.ts'

beforeEach(() => void storageOf('sessionStorage'))
afterEach(() => void vi.unstubAllGlobals())

const standard = {
  fr: { subject: 'Bonjour', text: '<p>{{firstName}}<br />{{link}}</p>', action: 'Ouvrir' },
  en: { subject: 'Hello', text: '<p>{{firstName}} {{link}}</p>', action: 'Open' },
}
const mail = (more: object = {}) =>
  ({
    own: { en: { subject: 'Hi', text: '<p>{{link}}</p>' } },
    standard,
    version: 'v1',
    link: 'needed',
    names: [{ name: 'firstName' }, { name: 'link' }],
    ...more,
  }) as unknown as FairMail

async function open(shown = mail()) {
  let now = shown
  const draft = await renderHook(() => useMailDraft(1, 'invitation', now))
  return {
    draft,
    readAgain: (next: FairMail) => {
      now = next
    },
  }
}

it('a language has the fair’s own words, else the standard ones', async () => {
  const { draft } = await open()
  expect([draft.now.wordsIn('en').subject, draft.now.wordsIn('fr').subject, draft.now.wordsIn('it')]).toEqual(
    ['Hi', 'Bonjour', { subject: '', text: '' }],
  )
})

it('what is written in one language leaves the others as they are', async () => {
  const { draft } = await open()
  await draft.act(() => draft.now.write('fr', { subject: 'Salut' }))
  expect(draft.now.own).toEqual({ en: mail().own.en, fr: { ...standard.fr, subject: 'Salut' } })
  expect(draft.now.isChanged).toBe(true)
})

it('words that are the standard ones again are none of the fair’s own, however a line break is written', async () => {
  const { draft } = await open()
  await draft.act(() => draft.now.write('fr', { subject: 'Salut' }))
  await draft.act(() =>
    draft.now.write('fr', { subject: 'Bonjour', text: standard.fr.text.replace('<br />', '<br>') }),
  )
  expect(draft.now.own.fr).toBeUndefined()
})

it('going back to the standard words can itself be taken back', async () => {
  const { draft } = await open()
  let back = () => {}
  await draft.act(() => {
    back = draft.now.toStandard('en')
  })
  expect(draft.now.wordsIn('en').subject).toBe('Hello')
  await draft.act(back)
  expect(draft.now.wordsIn('en').subject).toBe('Hi')
})

it('an emptied word on the button is none', async () => {
  const { draft } = await open()
  await draft.act(() => draft.now.write('fr', { action: '' }))
  expect(draft.now.own.fr).toEqual({ subject: standard.fr.subject, text: standard.fr.text })
})

it('words that somebody else has saved meanwhile are not overwritten unseen', async () => {
  const { draft, readAgain } = await open()
  await draft.act(() => draft.now.write('fr', { subject: 'Salut' }))
  readAgain(mail({ version: 'v2' }))
  await draft.again()
  await draft.act(() => draft.now.write('fr', { subject: 'Salut !' }))
  expect([draft.now.isStale, draft.now.version]).toEqual([true, 'v1'])
  await draft.act(() => draft.now.keepMine())
  expect([draft.now.isStale, draft.now.version]).toEqual([false, 'v2'])
})

it('finds the language whose own words cannot be sent, and leaves the standard ones alone', async () => {
  const { draft } = await open()
  expect(draft.now.firstWrong()).toBeUndefined()
  await draft.act(() => draft.now.write('en', { text: '<p>No way in</p>' }))
  expect(draft.now.problemsIn('en').map(({ code }) => code)).toEqual(['mail_link_missing'])
  expect(draft.now.firstWrong()).toBe('en')
})
