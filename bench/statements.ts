import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { registerAllDomains } from '#app/server/domains.ts'
import { readOwnAgenda } from '#domain/conferences/server/agenda.ts'
import { readFeedOf } from '#domain/conferences/server/feeds/read-feed.ts'
import { anonymousActor } from '#domain/identity/server/sessions/actor.ts'
import type { jobList } from '#domain/jobs/contract/job-calls.ts'
import { listJobCards } from '#domain/jobs/server/list-jobs.ts'
import type { leadList } from '#domain/leads/contract/lead.ts'
import { listLeads } from '#domain/leads/server/list.ts'
import { find } from '#domain/search/server/find.ts'
import { listFrontFirms } from '#domain/stands/server/exhibitors/front-firms.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { columnTypes } from '#platform/server/database/column-types.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

/** The SQL that the product itself runs for this work, so that what it is compared with never falls behind. */
async function statementsRunBy(
  url: string,
  work: (context: HttpContext) => Promise<unknown>,
  actor: Actor = anonymousActor,
): Promise<Statement[]> {
  const seen: Statement[] = []
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, types: columnTypes }) }),
    log: ({ query: { sql, parameters } }) => void seen.push({ sql, parameters }),
  })
  await work({
    db,
    locale: 'fr',
    actor,
    services: {
      now: () => new Date(),
      settings: { PUBLIC_URL: 'http://localhost' },
      database: { transaction: (part: (within: typeof db) => Promise<unknown>) => part(db) },
    },
    request: { headers: {} },
    reply: { headers: () => undefined },
  } as unknown as HttpContext)
  await db.destroy()
  return seen.filter(({ sql }) => !sql.startsWith('set local'))
}

export const statementsOf = (url: string, query: Record<string, unknown>): Promise<Statement[]> =>
  statementsRunBy(url, context => listFrontFirms(query, context))

export const offerStatementsRun = (url: string, query: QueryOf<typeof jobList>): Promise<Statement[]> =>
  statementsRunBy(url, context => listJobCards(query, context))

/** By who administers a firm. */
export const leadStatementsRun = (
  url: string,
  query: QueryOf<typeof leadList>,
  { person, firm }: { person: number; firm: number },
): Promise<Statement[]> =>
  statementsRunBy(url, context => listLeads(query, context), {
    userId: person,
    sessionId: null,
    roles: ['firmAdmin'],
    reach: { M: [{ anchor: 'firm', ids: [firm] }] },
  })

export function searchStatementsRun(url: string, q: string): Promise<Statement[]> {
  registerAllDomains()
  return statementsRunBy(url, context => find({ q }, context))
}

/** By a member of an open fair. */
export const agendaStatementsRun = (url: string, fair: number, person: number): Promise<Statement[]> =>
  statementsRunBy(url, context => readOwnAgenda(fair, context), { ...anonymousActor, userId: person })

export const feedStatementsRun = (url: string, token: string): Promise<Statement[]> =>
  statementsRunBy(url, context => readFeedOf(token, context))
