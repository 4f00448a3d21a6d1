import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { HearChange } from './changes.ts'

/** What Kysely and our own statements need of a connection, alike on both databases. */
export type Connection = PostgresPoolClient

export type ConnectOptions = {
  unhurried?: boolean
  /** What is asked has a name from its first time on. */
  isNamed?: boolean
}

export type ConnectionPool = PostgresPool & {
  connect(options?: ConnectOptions): Promise<Connection>
}

/**
 * Connections of a process: deciding on one core, it keeps no more of them busy, and each plans all statements for itself. Not
 * all are for transactions: whoever only reads finds one, however many wait for the row that one of these has locked.
 */
export const poolSize = { connections: 14, writing: 8, reading: 4 }

export type DatabaseServer = ConnectionPool & {
  listen(hear: HearChange): Promise<() => void>
}
