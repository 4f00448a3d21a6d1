import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { type FairMail, useMailDraft } from './use-mail-draft.ts'

beforeEach(() => {
  storageOf('sessionStorage')
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
})
/** What is left of pages that a test has opened: one that is left saves no more. */
const opened: { leave: () => Promise<void> }[] = []
afterEach(async () => {
  for (const draft of opened.splice(0)) await draft.leave()
  vi.unstubAllGlobals()
})

const path = '/fairs/1/mails/invitation'
const standard = {
  fr: { subject: 'Bonjour', text: '<p>{{firstName}}<br />{{link}}</p>', action: 'Ouvrir' },
  en: { subject: 'Hello', text: '<p>{{firstName}} {{link}}</p>', action: 'Open' },
}
const mail = (more: object = {}) =>
  ({
    own: { en: { subject: 'Hi', text: '<p>{{link}}</p>' } },
    standard,
    version: 'v1',
    draft: null,
    draftVersion: 0,
    link: 'needed',
    names: [{ name: 'firstName' }, { name: 'link' }],
    ...more,
  }) as unknown as FairMail

async function open(answers: Parameters<typeof pageWith>[0] = {}, shown = mail()) {
  const page = pageWith(answers)
  const draft = await renderHook(() => useMailDraft(1, 'invitation', shown), page.around)
  opened.push(draft)
  return { ...page, draft }
}

it('a language has the fair’s own words, else the standard ones', async () => {
  const { draft } = await open()
  expect([draft.now.wordsIn('en').subject, draft.now.wordsIn('fr').subject, draft.now.wordsIn('it')]).toEqual(
    ['Hi', 'Bonjour', { subject: '', text: '' }],
  )
})

it('begins with what is written and not published yet', async () => {
  const { draft } = await open({}, mail({ draft: { fr: { subject: 'Salut', text: '' } }, draftVersion: 3 }))
  expect(draft.now).toMatchObject({ isDraft: true, own: { fr: { subject: 'Salut', text: '' } } })
})

it('what is written in one language is kept as a draft by itself, and leaves the others as they are', async () => {
  const own = { ...mail().own, fr: { ...standard.fr, subject: 'Salut' } }
  const { draft, sent } = await open({ [`PUT ${path}/draft`]: { draft: own, draftVersion: 1 } })
  await draft.act(() => draft.now.write('fr', { subject: 'Salut' }))
  expect(draft.now.own).toEqual(own)
  await draft.act(() => draft.now.saving.leave())
  expect(sent()).toEqual([{ call: `PUT ${path}/draft`, body: { words: own, version: 0 } }])
  expect(draft.now.saving.status).toBe('saved')
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

it('what two have written at once waits for a choice, and nothing is published until then', async () => {
  const { draft, sent } = await open({
    [`PUT ${path}/draft`]: problem(412),
    [`GET ${path}`]: mail({ draft: { en: { subject: 'Theirs', text: '<p>{{link}}</p>' } }, draftVersion: 2 }),
  })
  await draft.act(() => draft.now.write('en', { subject: 'Mine' }))
  await draft.act(async () => void (await draft.now.publish()))
  expect(draft.now.saving).toMatchObject({ status: 'conflict', conflicts: { 'en.subject': 'Theirs' } })
  expect(sent().every(({ call }) => call.endsWith('/draft'))).toBe(true)
})

it('publishing saves what is left, makes it what is sent and gives the draft up', async () => {
  const own = { en: { subject: 'Mine', text: '<p>{{link}}</p>' } }
  const { draft, sent } = await open({
    [`PUT ${path}/draft`]: [
      { draft: own, draftVersion: 1 },
      { draft: null, draftVersion: 2 },
    ],
    [`PUT ${path}`]: { version: 'v2' },
  })
  await draft.act(() => draft.now.write('en', { subject: 'Mine' }))
  await draft.act(async () => void (await draft.now.publish()))
  expect(sent()).toEqual([
    { call: `PUT ${path}/draft`, body: { words: own, version: 0 } },
    { call: `PUT ${path}`, body: { own, version: 'v1' } },
    { call: `PUT ${path}/draft`, body: { words: null, version: 1 } },
  ])
})

it('finds the language whose own words cannot be sent, and leaves the standard ones alone', async () => {
  const { draft } = await open()
  expect(draft.now.firstWrong()).toBeUndefined()
  await draft.act(() => draft.now.write('en', { text: '<p>No way in</p>' }))
  expect(draft.now.problemsIn('en').map(({ code }) => code)).toEqual(['mail_link_missing'])
  expect(draft.now.firstWrong()).toBe('en')
})
