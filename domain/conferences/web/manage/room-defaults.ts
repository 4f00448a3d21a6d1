import { fieldsIn } from '#platform/contract/record.ts'
import { type NamedKind, namedKinds } from '../import/decisions.ts'
import { createdKinds } from './created-kinds.ts'

type Said = Readonly<Record<string, unknown>>

/** How a session takes place of which neither it nor its room says anything. */
export const usualKind: NamedKind = 'live_external_plenary'

/** The kind that a room says its sessions are of, where it says all three. */
export const kindOf = (defaults: Said): NamedKind | null =>
  createdKinds(undefined).find(({ id }) =>
    Object.entries(namedKinds[id]).every(([name, value]) => defaults[name] === value),
  )?.id ?? null

/** What a new session has of the room that was chosen for it, beside its kind: as the server takes it. */
export function ofRoom(room: Said | undefined): Record<string, unknown> {
  const { mode, hosting, format, ...rest } = fieldsIn(room?.defaults)
  return { ...rest, ...(room?.moderator ? { moderator: room.moderator } : {}) }
}
