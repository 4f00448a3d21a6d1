import type { RawBuilder } from 'kysely'
import type { Context } from './context.ts'

/** Rooms in which people see and hear each other, and who stays there as long as they are open. */
export type RoomUse = {
  kinds: readonly string[]
  /** Condition that the person `u` may still be in the room `r` by the connection `k`: looked at all the while. */
  mayStay: RawBuilder<unknown>
  /** What more is asked whenever a page says that it is still there. @throws what refuses it */
  assertStays?(room: number, context: Context): Promise<void>
}
