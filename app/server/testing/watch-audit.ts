import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Audit } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'

type Call = { audit: Audit | undefined; changed: number }

/** Rows that are no change of what somebody keeps: who is logged in and by what, mails on their way, limits, the log itself. */
const besides = [
  'app_user',
  'audit_log',
  'content_change',
  'one_time_token',
  'outbox_mail',
  'rate_limit',
  'refresh_token',
  'session',
  'sign_on',
]

/**
 * Rows that the connection has written so far, also in transactions before: a difference says what this one has. Asked of the
 * tables themselves: the view of them, `pg_stat_xact_user_tables`, counts the uses of every index as well.
 */
async function rowsWritten(db: Kysely<Tables>): Promise<number> {
  const row = await maybeOne<{ written: number }>(db)`
    select coalesce(sum(pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid) +
      pg_stat_get_xact_tuples_deleted(oid)), 0)::int as written
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all(${besides}::text[])`
  return row?.written ?? 0
}

/** What a call did that its declaration does not say; null where it did as declared. */
function problemOf({ audit, changed }: Call, rows: number): string | null {
  if (audit === 'never') return rows ? 'left a row in the audit log, although declared never' : null
  if (rows) return null
  if (audit === 'always') return 'left no row in the audit log, although declared always'
  return changed ? `changed ${changed} rows and left none in the audit log` : null
}

/** Compares what every call that succeeds leaves in the audit log with what it declares. */
export function watchAudit(database: Database) {
  const calls = new AsyncLocalStorage<Call>()
  const problems = new Set<string>()
  const watched: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(async db => {
        const call = calls.getStore()
        if (call?.audit !== 'changes') return work(db)
        const before = await rowsWritten(db)
        const result = await work(db)
        call.changed = (await rowsWritten(db)) - before
        return result
      }, options),
  }
  const rowsOf = async (request: string) => {
    const rows = await many(database.kysely)`select 1 from audit_log where request_id = ${request}`
    return rows.length
  }
  /** Where changes are forgotten, so are the rows of the log: `isKept` says whether there is anything to compare. */
  const watch = (app: FastifyInstance, isKept = () => true) => {
    const found = new WeakMap<FastifyRequest, Call>()
    // Once the body is there: reading it would lose the call.
    app.addHook('preHandler', (request, _reply, done) => {
      const audit = isKept() ? request.routeOptions.config.audit : undefined
      const call = { audit, changed: 0 }
      if (audit && request.method !== 'HEAD') found.set(request, call)
      calls.run(call, done)
    })
    app.addHook('onSend', async (request, { statusCode }) => {
      const { id, method, routeOptions } = request
      const call = found.get(request)
      if (!call || statusCode >= 400) return
      const problem = problemOf(call, await rowsOf(id))
      if (problem) problems.add(`${method} ${routeOptions.url} ${problem}`)
    })
  }
  return {
    database: watched,
    watch,
    /** @throws saying which calls did otherwise than they declare */
    assertAsDeclared() {
      if (problems.size) throw new Error([...problems].join('\n'))
    },
  }
}
