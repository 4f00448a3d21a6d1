import { describe, expect, it } from 'vitest'
import { at, session } from '../testing/session.ts'
import { narrowedBy, optionsOf } from './narrowed.ts'
import { stateOf } from './sessions.ts'

const track = { id: 7, name: 'Énergie', color: null, at: 0 }
const sessions = [
  session(1, ['09:00', '10:00'], 0, { title: 'L’acier sans charbon', speakers: ['Hélène Marquant'], track }),
  session(2, ['10:00', '11:00'], 1, { title: 'Souder', language: 'fr', hasReplay: true }),
  session(3, ['10:00', '11:00'], null, { title: 'Robots', language: 'nl', sponsor: 'Nordalia' }),
]
const found = (asked: Record<string, string>, time = '08:00') =>
  sessions
    .filter(
      narrowedBy(name => asked[name] ?? '', {
        stateOf: one => stateOf(one, at(time)),
        kept: new Set([3]),
      }),
    )
    .map(one => one.id)

describe('a day is narrowed', () => {
  it('by words of its title, its people, its room and its subject, without accents', () => {
    expect(found({ search: 'helene' })).toEqual([1])
    expect(found({ search: 'nordalia' })).toEqual([3])
    expect(found({ search: 'classroom' })).toEqual([2])
    expect(found({ search: 'energie acier' })).toEqual([1])
    expect(found({ search: 'acier robots' })).toEqual([])
  })

  it('by what is on now, what is kept and what can be seen again', () => {
    expect(found({ on: '1' }, '10:30')).toEqual([2, 3])
    expect(found({ mine: '1' })).toEqual([3])
    expect(found({ replay: '1' })).toEqual([2])
  })

  it('by room, subject, language and speaker, all of them at once', () => {
    expect(found({ room: '2' })).toEqual([2])
    expect(found({ track: '7', speaker: 'Hélène Marquant' })).toEqual([1])
    expect(found({ track: '7', language: 'fr' })).toEqual([])
  })

  it('by nothing of the address that it does not know', () => expect(found({ evil: '1' })).toEqual([1, 2, 3]))
})

it('what one can choose is what the day has', () => {
  const { room, track: tracks, language, speaker, type } = optionsOf(sessions, code => code)
  expect([room, tracks, language, speaker, type].map(options => options.map(one => one.label))).toEqual([
    ['Auditorium', 'Classroom'],
    ['Énergie'],
    ['fr', 'nl'],
    ['Hélène Marquant'],
    [],
  ])
})
