import { describe, expect, it } from 'vitest'
import { at, session } from '../testing/session.ts'
import { stateOf } from './sessions.ts'

const times = ['10:00', '10:30'] as const
const states = (said: Parameters<typeof session>[3], ...instants: string[]) =>
  instants.map(time => stateOf(session(1, times, 0, said), at(time)))

describe('how a session stands', () => {
  it('is decided by its times where nobody starts it', () =>
    expect(states({ isByClock: true }, '09:59', '10:00', '10:29', '10:30')).toEqual([
      'planned',
      'on_air',
      'on_air',
      'over',
    ]))

  it('is decided by its team where somebody does: it is never said to be on air before', () => {
    expect(states({ isByClock: false }, '10:05', '10:45')).toEqual(['planned', 'planned'])
    expect(states({ isByClock: false, state: 'live' }, '09:50', '10:45')).toEqual(['on_air', 'on_air'])
    expect(states({ isByClock: false, state: 'ended' }, '10:20')).toEqual(['over'])
  })

  it('is over where nobody has started it half an hour after its end', () =>
    expect(states({ isByClock: false }, '11:01')).toEqual(['over']))

  it('stays cancelled, whatever the hour', () =>
    expect(states({ state: 'cancelled' }, '10:10')).toEqual(['cancelled']))

  it('says nothing of the moment while that is not known', () =>
    expect([
      stateOf(session(1, times), null),
      stateOf(session(1, times, 0, { state: 'live' }), null),
      stateOf(session(1, times, 0, { state: 'draft' }), null),
    ]).toEqual(['planned', 'on_air', 'draft']))
})
