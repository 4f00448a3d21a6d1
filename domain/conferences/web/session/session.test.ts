import { expect, it } from 'vitest'
import { at, session } from '../testing/session.ts'
import { relatedTo } from './related.ts'
import { untilWords } from './until-words.ts'

it('related is what shares the subject or a speaker, what comes later first, and nothing cancelled', () => {
  const track = { id: 7, name: 'Énergie', color: null, at: 0 }
  const here = session(1, ['10:00', '10:30'], 0, { track, speakers: ['Samir'] })
  const all = [
    session(2, ['09:00', '09:30'], 0, { track }),
    here,
    session(3, ['11:00', '11:30'], 1, { speakers: ['Samir'] }),
    session(4, ['11:00', '11:30'], 2, { track, state: 'cancelled' }),
    session(5, ['12:00', '12:30']),
  ]
  expect(relatedTo(here, all).map(one => one.id)).toEqual([3, 2])
})

it('how long it is until then is said in the largest unit that says it', () => {
  const until = (time: string) => untilWords('fr', at(time) - at('10:00'))
  expect([until('10:25'), until('11:00'), until('10:00')]).toEqual([
    'dans 25 minutes',
    'dans 1 heure',
    'dans 1 minute',
  ])
  expect(untilWords('fr', 25 * 3_600_000)).toBe('dans 1 jour')
})
