import type { RawBuilder } from 'kysely'
import type { MessageCode } from '../contract/message-code.ts'

/**
 * What becomes of the rows that point to a firm once it is merged into another.
 *
 * `moves`: they point to the other, but for those of which it has one with the same values of `unlessTaken`; where that is
 * empty, one is enough. `key`: the columns by which such a row is found again; `keeps`: those that the database may empty as
 * it moves, which have their values again with the firm unless they were given others meanwhile.
 * `onlyIf`: the condition on such a row `t`, asked after what was declared before it has moved.
 * `stay`: they stay with the firm in the trash, and go when it does.
 * `refused`: while there is one, of those that `which` says, the firm is not merged; others stay.
 */
export type MergedRows =
  | {
      moves: true
      key?: readonly string[]
      keeps?: readonly string[]
      unlessTaken?: readonly string[]
      onlyIf?: (into: number) => RawBuilder<unknown>
    }
  | 'stay'
  | { refused: MessageCode; which?: RawBuilder<unknown> }

/** By `table.column`. */
export type MergedColumns = Readonly<Record<string, MergedRows>>
