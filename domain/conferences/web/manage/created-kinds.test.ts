import { expect, it } from 'vitest'
import type { Hosted } from '../../contract/live.ts'
import { createdKinds } from './created-kinds.ts'

const hosted = (format: Hosted['format'], provider: Hosted['provider']): Hosted => ({
  format,
  provider,
  isAvailable: provider !== null,
  most: 6,
  mostPublishing: 4,
  isMuteEnforced: false,
})

it('a plenary takes place here where there is an engine for it, and nothing does before the server has said so', () => {
  const possible = (all: Hosted[] | undefined) =>
    createdKinds(all).flatMap(({ id, isPossible }) => (isPossible ? id : []))
  const external = ['live_external_plenary', 'live_external_workshop', 'replay_external_plenary']
  expect(possible(undefined)).toEqual(external)
  expect(possible([hosted('workshop', 'p2p'), hosted('plenary', null)])).toEqual([
    'live_external_plenary',
    'live_external_workshop',
    'live_integrated_workshop',
    'replay_external_plenary',
  ])
  expect(possible([hosted('workshop', 'janus'), hosted('plenary', 'janus')])).toHaveLength(5)
})
