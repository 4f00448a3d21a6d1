import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Audience } from './audience.ts'

/** Somebody who listens, and what they have heard: numbers, and `again` where they were told to read again. */
function listen(audience: Audience, topic: string) {
  const heard: unknown[] = []
  const leave = audience.add(topic, {
    update: ({ data }) => heard.push(data),
    resync: () => heard.push('again'),
  })
  return { heard, leave }
}
const say = (audience: Audience, topic: string, data: unknown, id?: string) =>
  audience.hear({ topic, data, ...(id && { id }) } as Parameters<Audience['hear']>[0])

it('whoever listens to a topic is told once to read, when it is heard, and not again as long as nothing is missed', () => {
  const audience = new Audience()
  const { heard } = listen(audience, 'fair:1')
  expect(heard).toEqual([])
  audience.opened(new Set(['fair:1']), false)
  audience.opened(new Set(['fair:1', 'hall:1']), false)
  expect(heard).toEqual(['again'])
  audience.opened(new Set(['fair:1']), true)
  expect(heard).toEqual(['again', 'again'])
})

it('whoever comes later to a topic that is heard already reads at once, and disturbs nobody', () => {
  const audience = new Audience()
  const one = listen(audience, 'fair:1')
  audience.opened(new Set(['fair:1']), false)
  const other = listen(audience, 'fair:1')
  expect([one.heard, other.heard]).toEqual([['again'], ['again']])
})

it('a topic that was not heard for a while is read again once it is', () => {
  const audience = new Audience()
  const { heard } = listen(audience, 'fair:1')
  audience.opened(new Set(['fair:1']), false)
  audience.opened(new Set(['hall:1']), false)
  audience.opened(new Set(['fair:1']), false)
  expect(heard).toEqual(['again', 'again'])
  audience.forget()
  audience.opened(new Set(['fair:1']), false)
  expect(heard).toHaveLength(3)
})

it('a topic is asked for as long as one listens, and whoever has left hears nothing', () => {
  const audience = new Audience()
  const one = listen(audience, 'fair:1')
  const other = listen(audience, 'fair:1')
  one.leave()
  one.leave()
  expect(audience.topics).toEqual(['fair:1'])
  say(audience, 'fair:1', 1)
  expect([one.heard, other.heard]).toEqual([[], [1]])
  other.leave()
  expect(audience.topics).toEqual([])
})

it('whoever leaves twice takes no other listener along who has come to the same topic since', () => {
  const audience = new Audience()
  const one = listen(audience, 'fair:1')
  one.leave()
  const other = listen(audience, 'fair:1')
  one.leave()
  say(audience, 'fair:1', 1)
  expect([audience.topics, other.heard]).toEqual([['fair:1'], [1]])
})

it('a topic that all have left is read anew by whoever comes back', () => {
  const audience = new Audience()
  const one = listen(audience, 'fair:1')
  audience.opened(new Set(['fair:1']), false)
  one.leave()
  const back = listen(audience, 'fair:1')
  expect(back.heard).toEqual([])
  audience.opened(new Set(['fair:1']), false)
  expect(back.heard).toEqual(['again'])
})

it('each update is heard once and in its order, however often and by whomever it is passed on', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ n: fc.nat(30), topic: fc.constantFrom('fair:1', 'hall:1') }), { maxLength: 200 }),
      passed => {
        const audience = new Audience()
        const listeners = { 'fair:1': listen(audience, 'fair:1'), 'hall:1': listen(audience, 'hall:1') }
        for (const { n, topic } of passed) say(audience, topic, n, `${topic}-${n}`)
        for (const topic of ['fair:1', 'hall:1'] as const) {
          const first = [...new Set(passed.filter(one => one.topic === topic).map(({ n }) => n))]
          expect(listeners[topic].heard).toEqual(first)
        }
      },
    ),
    { numRuns: 50 },
  )
})

it('what has no id, such as that somebody writes, is heard each time', () => {
  const audience = new Audience()
  const { heard } = listen(audience, 'fair:1')
  say(audience, 'fair:1', 'writes')
  say(audience, 'fair:1', 'writes')
  expect(heard).toEqual(['writes', 'writes'])
})

it('what is remembered of updates does not grow without end, and reaches further back than two tabs are apart', () => {
  const audience = new Audience()
  const { heard } = listen(audience, 'fair:1')
  for (let n = 0; n < 600; n += 1) say(audience, 'fair:1', n, `u${n}`)
  say(audience, 'fair:1', 'twice', 'u599')
  say(audience, 'fair:1', 'twice', 'u101')
  expect(heard).toHaveLength(600)
  say(audience, 'fair:1', 'forgotten', 'u0')
  expect(heard).toHaveLength(601)
})
