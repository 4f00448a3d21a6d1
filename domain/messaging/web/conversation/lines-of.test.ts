import { expect, it } from 'vitest'
import type { Conversation } from '../../contract/conversation.ts'
import type { Correspondent, Message } from '../../contract/message.ts'
import type { Unsent } from '../unsent/unsent-messages.ts'
import { counterpartOf } from './correspondents.ts'
import { linesOf } from './lines-of.ts'

const person = (id: number, firstName: string): Correspondent => ({
  id,
  firstName,
  lastName: 'Test',
  jobTitle: null,
  picture: null,
  look: {},
  firm: null,
})
const [visitor, contact, colleague] = [person(1, 'Léa'), person(2, 'Inès'), person(3, 'Malik')]
const conversation = (as: 'person' | 'booth'): Conversation => ({
  id: 5,
  uuid: 'c',
  kind: 'booth',
  fair: { id: 1, homepage: 'one', name: null },
  as,
  users: [visitor],
  booth: { stand: 4, number: 'A6', firm: { id: 9, name: 'Nordalia', logo: null, color: null } },
  lastMessage: null,
  context: null,
  unread: 0,
  isHandedOver: false,
  isArchived: false,
  isBlocked: false,
  mayWrite: true,
  readAt: '2026-11-23T10:41:00Z',
  waitingSince: null,
  takenBy: null,
  takenAt: null,
  cursor: 0,
})
const message = (more: Partial<Message>): Message => ({
  id: 1,
  uuid: 'm',
  conversation: 5,
  kind: 'text',
  text: 'Bonjour',
  note: null,
  file: null,
  context: null,
  author: contact,
  colleague: null,
  isOwn: false,
  call: null,
  state: null,
  createdAt: '2026-11-23T10:40:00Z',
  ...more,
})
const unsent: Unsent = {
  uuid: 'u',
  conversation: 5,
  text: 'Encore ici',
  file: null,
  context: null,
  createdAt: '2026-11-23T10:42:00Z',
}
const none = { entries: [], isUnreached: false }
const say = (key: string, names: { name: string; colleague: string; duration: number }) =>
  `${key} ${names.name} ${names.colleague} ${names.duration}`

it('what the server has confirmed is shown once, and stands in the place of what waited', () => {
  const states = (isUnreached: boolean, messages: Message[]) =>
    linesOf(conversation('person'), messages, { entries: [unsent], isUnreached }, visitor.id, say).map(
      ({ key, state }) => [key, state],
    )
  expect(states(false, [])).toEqual([['u', 'sending']])
  expect(states(true, [])).toEqual([['u', 'waiting']])
  expect(states(false, [message({ uuid: 'u', isOwn: true, state: 'sent' })])).toEqual([['u', 'sent']])
})

it('what waits for another conversation is not shown', () => {
  const elsewhere = { entries: [{ ...unsent, conversation: 6 }], isUnreached: false }
  expect(linesOf(conversation('person'), [], elsewhere, visitor.id, say)).toEqual([])
})

it('what was written before the server knew the conversation is shown in the one that it began, and in no other', () => {
  const shown = (to: { stand?: number; person?: number }, as: 'person' | 'booth' = 'person', fair = 1) => {
    const begun = { ...unsent, conversation: { uuid: 'b', fair, name: '', ...to } }
    return linesOf(conversation(as), [], { entries: [begun], isUnreached: true }, visitor.id, say).length
  }
  expect(shown({ stand: 4 })).toBe(1)
  expect([shown({ stand: 5 }), shown({ person: visitor.id }), shown({ stand: 4 }, 'booth')]).toEqual([
    0, 0, 0,
  ])
  expect(shown({ stand: 4 }, 'person', 2)).toBe(0)
})

it('an answer of a booth says who of it has written: to the visitor always, to its staff where it was a colleague', () => {
  const bylines = (as: 'person' | 'booth', me: number) =>
    linesOf(
      conversation(as),
      [
        message({ uuid: 'a', isOwn: as === 'booth' }),
        message({ uuid: 'b', author: visitor, isOwn: as === 'person' }),
      ],
      none,
      me,
      say,
    ).map(({ byline }) => byline)
  expect(bylines('person', visitor.id)).toEqual(['Inès Test', null])
  expect(bylines('booth', contact.id)).toEqual([null, null])
  expect(bylines('booth', colleague.id)).toEqual(['Inès Test', null])
})

it('who takes a conversation and hands it over is said to each side in its own sentence', () => {
  const events = [
    message({ uuid: 'a', kind: 'taken', text: null }),
    message({ uuid: 'b', kind: 'handed_over', text: null, colleague }),
  ]
  const said = (as: 'person' | 'booth', me: number) =>
    linesOf(conversation(as), events, none, me, say).map(({ text }) => text.split(' ')[0])
  expect(said('person', visitor.id)).toEqual(['event.answers', 'event.follows'])
  expect(said('booth', contact.id)).toEqual(['event.taken_own', 'event.handed_over'])
  expect(said('booth', colleague.id)).toEqual(['event.taken', 'event.handed_over'])
})

it('how a call went is said to each side in its own sentence, and how long it was', () => {
  const said = (isOwn: boolean) =>
    (['ended', 'refused', 'cancelled', 'missed'] as const).map(state => {
      const call = message({ kind: 'call', text: null, isOwn, call: { state, duration: 754 } })
      const [line] = linesOf(conversation('person'), [call], none, visitor.id, say)
      return line?.text.replace(/ Inès Test {2}/, ' ')
    })
  expect(said(true).map(text => text?.split(' ')[0])).toEqual([
    'event.call_ended',
    'event.call_refused',
    'event.call_cancelled',
    'event.call_unanswered',
  ])
  expect(said(false).map(text => text?.split(' ')[0])).toEqual([
    'event.call_ended',
    'event.call_refused',
    'event.call_missed',
    'event.call_missed',
  ])
  expect(said(true)[0]).toBe('event.call_ended 754')
})

it('the visitor writes with the firm, the booth with the visitor, and nobody is named whose account is gone', () => {
  expect(counterpartOf(conversation('person'), visitor.id).name).toBe('Nordalia')
  expect(counterpartOf(conversation('booth'), contact.id).name).toBe('Léa Test')
  expect(counterpartOf({ ...conversation('booth'), users: [] }, contact.id).name).toBe('')
})
