import { fieldsIn } from '#platform/contract/record.ts'

/** What a new session has of the room that was chosen for it, beside its kind: as the server takes it. */
export function ofRoom(
  room: { defaults?: unknown; moderator?: unknown } | undefined,
): Record<string, unknown> {
  const { mode, hosting, format, ...rest } = fieldsIn(room?.defaults)
  return { ...rest, ...(room?.moderator ? { moderator: room.moderator } : {}) }
}
