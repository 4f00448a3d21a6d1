import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Carrier } from './bus.ts'

/** One process has nobody to tell but itself. */
export function localCarrier(): Carrier {
  const listeners = new Set<(message: string) => void>()
  return {
    most: Number.POSITIVE_INFINITY,
    async send(messages) {
      for (const message of messages) for (const hear of listeners) hear(message)
    },
    async listen(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    close: async () => {},
  }
}

const mark = 'bus '

/** By PostgreSQL's own notices, many in one statement. */
export const noticeCarrier = ({ kysely, listen }: Pick<Database, 'kysely' | 'listen'>): Carrier => ({
  // PostgreSQL takes 8,000 bytes.
  most: 7_900,
  async send(messages) {
    await sql`select pg_notify('changed', ${mark} || message)
      from unnest(${messages}::text[]) message`.execute(kysely)
  },
  listen: hear =>
    listen(text => {
      if (text.startsWith(mark)) hear(text.slice(mark.length))
    }),
  close: async () => {},
})
