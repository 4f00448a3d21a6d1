import type { Hosted } from '../../contract/live.ts'
import { type NamedKind, namedKinds } from '../../contract/session-kinds.ts'

const created = [
  'live_external_plenary',
  'live_integrated_plenary',
  'live_external_workshop',
  'live_integrated_workshop',
  'replay_external_plenary',
] as const satisfies readonly NamedKind[]

/** The kinds of which a session is made, with whether this server keeps what they promise. */
export const createdKinds = (hosted: readonly Hosted[] | undefined) =>
  created.map(id => {
    const { mode, hosting, format } = namedKinds[id]
    const isHere = mode === 'live' && hosting === 'integrated'
    const found = hosted?.find(one => one.format === format)
    return { id, here: isHere ? (found ?? null) : null, isPossible: !isHere || Boolean(found?.provider) }
  })
