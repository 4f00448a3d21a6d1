import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { HearChange } from './changes.ts'

/** What Kysely and our own statements need of a connection, alike on both databases. */
export type Connection = PostgresPoolClient

export type ConnectionPool = PostgresPool & {
  connect(options?: { unhurried?: boolean }): Promise<Connection>
}

export type DatabaseServer = ConnectionPool & {
  listen(hear: HearChange): Promise<() => void>
}
