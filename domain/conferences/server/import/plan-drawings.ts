import { fitting } from '../../contract/drawn-as.ts'
import type { ProgrammeDecisions } from '../../contract/programme-import.ts'
import type { PlannedRoom } from './programme-plan.ts'
import type { StoredProgramme, StoredVariation } from './stored-programme.ts'

/**
 * By the file’s key of each room that it brings, as which variation it is drawn: the chosen one, else what fits those for whom
 * the file says it is; none is as is usual.
 */
export function planDrawings(
  rooms: readonly PlannedRoom[],
  { variations }: StoredProgramme,
  { drawing, drawings = {} }: ProgrammeDecisions,
): ReadonlyMap<string, StoredVariation | null> {
  const byId = new Map(variations.map(one => [one.id, one]))
  const drawn = ({ key, capacity }: PlannedRoom['file']) => {
    const said = Object.hasOwn(drawings, key) ? drawings[key] : drawing
    if (said === null) return null
    const chosen = said === undefined ? undefined : byId.get(said)
    return chosen ?? (capacity === null ? undefined : fitting(variations, capacity)) ?? null
  }
  return new Map(rooms.flatMap(({ stored, file }) => (stored ? [] : [[file.key, drawn(file)] as const])))
}
