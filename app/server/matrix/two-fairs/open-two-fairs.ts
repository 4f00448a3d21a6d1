import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Resource } from '#platform/contract/resource.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { forgetChanges } from '../forget-changes.ts'
import { actorsOf, type TenantActor } from './actors.ts'
import { shareFairs } from './fixture.ts'
import { markIn, plantMarks } from './marks.ts'
import { type Conditions, digestOf, except, ownedBy, readColumns } from './owned.ts'
import type { Ids, TriedRequest } from './requests.ts'
import { mayRead } from './statement.ts'

export type TwoFairs = Awaited<ReturnType<typeof openTwoFairs>>

/** What a call must leave as it is, and a digest of it by table. */
type Guard = { guarded: Conditions; before: Map<string, string> }

/**
 * Tables in which the transaction has written: in no other has it changed anything. The view `pg_stat_xact_user_tables` counts
 * the uses of every index as well, which takes four times as long.
 */
const writtenIn = async (db: Kysely<Tables>) =>
  await many<{ table: string }>(db)`
      select relname as "table" from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid) +
          pg_stat_get_xact_tuples_deleted(oid) > 0`

/** The real server over fairs that share a firm and a person, marked where they are the others', and changed by no call. */
export async function openTwoFairs() {
  const platform = await testPlatform({ REGISTRATIONS_PER_HOUR: '10000' })
  const { database } = platform.services
  const db = database.kysely
  const { people, fairs, firms } = platform.seeded
  const made = await shareFairs(db, platform.seeded)
  const columns = await readColumns(db)
  const ofB = {
    fair: [fairs.fair2],
    firm: [firms.z],
    app_user: [people.organizer2.id, people.firmAdminZ.id, people.visitor9.id],
  }
  const ofC = {
    fair: [made.prepared.fair],
    firm: [made.prepared.firm],
    app_user: [made.prepared.admin, made.prepared.visitor],
  }
  const shared: Conditions = new Map([
    ['firm', `t.id = ${firms.a}`],
    ['firm_business_sector', `t.firm_id = ${firms.a}`],
    ['app_user', `t.id in (${people.visitor2.id}, ${people.firmAdminA.id})`],
  ])
  const B = ownedBy(columns, ofB)
  const C = ownedBy(columns, ofC)
  const kept = ownedBy(columns, {
    fair: [...ofB.fair, ...ofC.fair],
    firm: [...ofB.firm, ...ofC.firm],
    app_user: [...ofB.app_user, ...ofC.app_user],
  })
  for (const [table, condition] of shared) kept.set(table, `(${kept.get(table)} or ${condition})`)
  const onStands = await many<{ id: number }>(db)`
    select distinct c.user_id as id from stand_contact c join stand st on st.id = c.stand_id
      where st.is_visible`
  const staff = new Set(onStands.map(({ id }) => id))
  const actors = await actorsOf(platform, made)
  await platform.as('superAdmin')
  const marks = await plantMarks(db, columns, [
    { of: 'C', owned: C },
    { of: 'visitor2 in B', owned: B },
    { of: 'firm A in B', owned: except(B, columns, { userId: people.visitor2.id }) },
    { of: 'B', owned: except(B, columns, { userId: people.visitor2.id, firm: firms.a }) },
  ])

  // Several ask at once: each looks at what its own call would have left.
  const looks = new AsyncLocalStorage<(db: Kysely<Tables>) => Promise<void>>()
  platform.services.database = forgetChanges(database, async trx => looks.getStore()?.(trx))

  let asked = 0
  /** An address that nobody asked from before: how often one asks is not what is tested. */
  const address = () => {
    asked += 1
    return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
  }

  const records = new Map<string, Record<string, unknown>>()
  const guards = new Map<TenantActor, Guard>()

  return {
    platform,
    columns,
    actors,
    marks,
    others: { B, C, shared },
    /** What is not this person's to change, as it was before any call. */
    guard: async (actor: TenantActor) => {
      const guarded = except(kept, columns, actor)
      const guard = guards.get(actor) ?? { guarded, before: await digestOf(db, guarded) }
      guards.set(actor, guard)
      return guard
    },
    /** The first row of a table under a condition; of what firms have, one of another firm too. */
    pick: async (table: string, condition: string | undefined) =>
      condition === undefined
        ? []
        : (
            await sql
              .raw<{ id: number }>(
                `select t.id from ${table} t where ${condition} order by t.id limit ${columns.some(one => one.table === table && /^(firm|stand)_id$/.test(one.column)) ? 2 : 1}`,
              )
              .execute(db)
          ).rows,
    /** The first id of each table that has numbers for them, and the slug of the fair. */
    idsOf: async (conditions: Conditions): Promise<Ids> => {
      const tables = [...conditions].filter(([table]) =>
        columns.some(one => one.table === table && one.column === 'id' && one.type === 'int4'),
      )
      const each = tables.map(
        ([table, condition]) =>
          `select '${table}' as name, (select min(t.id) from ${table} t where ${condition})::int as id`,
      )
      const rows = await many<{ name: string; id: number | null }>(db)`${sql.raw(each.join(' union all '))}`
      const ids = new Map<string, number | string>(
        rows.flatMap(({ name, id }) => (id === null ? [] : [[name, id]])),
      )
      const fairRow = await maybeOne<{ slug: string }>(db)`
        select homepage as slug from fair where id = ${ids.get('fair') ?? null}::int`
      return fairRow ? ids.set('slug', fairRow.slug) : ids
    },
    /** A record as the super admin reads it. */
    recordAt: async (resource: Resource, id: number): Promise<Record<string, unknown>> => {
      const url = `/api/${resource.name}/${id}`
      const known =
        records.get(url) ?? (await platform.call('superAdmin', { url })).json<Record<string, unknown>>()
      records.set(url, known)
      return known
    },
    /** Asks, and says what the answer tells of the others, and what the call would have changed of theirs. */
    ask: async (actor: TenantActor, { call: _, ...request }: TriedRequest, { guarded, before }: Guard) => {
      const changes = new Set<string>()
      const look = async (trx: Kysely<Tables>) => {
        const written = (await writtenIn(trx)).flatMap(({ table }) => {
          const condition = guarded.get(table)
          return condition ? [[table, condition] as const] : []
        })
        if (!written.length) return
        for (const [table, digest] of await digestOf(trx, new Map(written)))
          if (before.get(table) !== digest) changes.add(table)
      }
      const answer = await looks.run(look, async () =>
        platform.app.inject({
          ...request,
          headers: { ...request.headers, ...actor.headers },
          remoteAddress: address(),
        }),
      )
      const found = [...answer.body.matchAll(markIn)].flatMap(([, number = '', row]) => {
        const mark = marks.get(number)
        return mark
          ? [{ ...mark, isStaff: staff.has(Number(row)), isOrganizer: Number(row) === people.organizer2.id }]
          : []
      })
      const tells = new Set(
        found
          .filter(mark => !mayRead(actor, mark, `${request.method} ${request.url}`))
          .map(({ place, of }) => `${place} of ${of}`),
      )
      return { answer, changes: [...changes], tells: [...tells] }
    },
  }
}
