import { expect, it } from 'vitest'
import { partsOf } from './linked-text.tsx'
import { type ThreadLine, withReadAt, withRuns } from './thread-line.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 9, minutes)).toISOString()
const line = (minutes: number, more: Partial<ThreadLine> = {}): ThreadLine => ({
  key: String(minutes),
  kind: 'message',
  text: '',
  isOwn: true,
  createdAt: at(minutes),
  state: 'sent',
  ...more,
})
const lasts = (...lines: ThreadLine[]) => withRuns(lines).map(({ isLastOfRun }) => isLastOfRun)

it('face and time stand once for what one person writes in one go', () => {
  expect(lasts(line(0), line(1), line(2))).toEqual([false, false, true])
})

it('another author, a pause, another state and an event end a run', () => {
  expect(lasts(line(0), line(1, { isOwn: false }))).toEqual([true, true])
  expect(lasts(line(0), line(5))).toEqual([true, true])
  expect(lasts(line(0, { state: 'read' }), line(1))).toEqual([true, true])
  expect(lasts(line(0), line(1, { kind: 'event' }), line(2))).toEqual([true, true, true])
})

it('the time of reading stands at the last message that was read', () => {
  const lines = withReadAt([line(0, { state: 'read' }), line(1, { state: 'read' }), line(2)], at(3))
  expect(lines.map(({ readAt }) => readAt)).toEqual([undefined, at(3), undefined])
})

it('addresses of pages become links, without the sentence around them', () => {
  expect(partsOf('Voir https://a.test/x?y=1. Merci (https://b.test/c_(d)) !')).toEqual([
    { text: 'Voir ' },
    { text: 'https://a.test/x?y=1', href: 'https://a.test/x?y=1' },
    { text: '. Merci (' },
    { text: 'https://b.test/c_(d)', href: 'https://b.test/c_(d)' },
    { text: ') !' },
  ])
})

it('nothing that runs, and nothing that shows another host than it leads to, becomes a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.test@evil.test/',
    'https://',
    '<b>x</b>',
  ])
    expect(partsOf(text)).toEqual([{ text }])
})
