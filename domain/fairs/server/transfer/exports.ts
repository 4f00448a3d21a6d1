import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { daysOfExport, type exportFair, type FairExport } from '../../contract/transfer.ts'
import { assertOrganizer } from '../fair-queries.ts'
import { exportJob } from './make-export.ts'
import { exportFile } from './package.ts'

const limit = { name: 'export_fair', max: 10, seconds: 3_600 }
const listed = 20

const shown = sql`x.id, ${instant('x.asked_at')} as "askedAt",
  x.with_people as "withPeople", x.state, x.percent::int as percent,
  case when m.id is not null then json_build_object('id', m.id, 'name', m.file, 'size', m.size) end as file,
  case when m.id is not null
    then ${instant(sql`x.ended_at + ${`${daysOfExport} days`}::interval`)} end as until`

export async function listExports(fair: number, context: Context): Promise<FairExport[]> {
  await assertOrganizer(fair, context)
  return many<FairExport>(context.db)`
    select ${shown} from fair_export x left join media_object m on m.id = x.file_id
    where x.fair_id = ${fair} and (x.state <> 'done' or m.id is not null) order by x.id desc limit ${listed}`
}

/** @throws 409 while one of the fair is being made, 429 */
export async function askForExport(
  fair: number,
  { withPeople = false }: BodyOf<typeof exportFair>,
  context: Context,
): Promise<ResponseOf<typeof exportFair>> {
  const { db, actor, locale, services } = context
  await assertOrganizer(fair, context)
  await services.limiter.within(db).consume(limit, String(fair))
  const { id } = await one<{ id: number }>(db)`
    insert into fair_export (fair_id, asked_by_id, asked_at, with_people, locale)
    values (${fair}, ${actor.userId}, ${services.now()}, ${withPeople}, ${locale}) returning id`
  await services.queue.enqueue(db, exportJob, { export: id })
  const entry = { action: 'export', resource: 'fairs', resourceId: fair, fair }
  await audit({ ...entry, details: { withPeople } }, context)
  return one<FairExport>(db)`
    select ${shown} from fair_export x left join media_object m on m.id = x.file_id where x.id = ${id}`
}

/** One that is still being made ends with nothing. @throws 404 */
export async function dropExportOf(
  { id: fair, export: id }: { id: number; export: number },
  context: Context,
): Promise<void> {
  const { db } = context
  await assertOrganizer(fair, context)
  const gone = await maybeOne<{ file: number | null }>(db)`
    delete from fair_export where id = ${id} and fair_id = ${fair} returning file_id as file`
  if (!gone) throw notFound()
  await sql`delete from media_object where id = ${gone.file} and use = ${exportFile.name}`.execute(db)
  await audit({ action: 'drop_export', resource: 'fairs', resourceId: fair, fair }, context)
}

/** Removes what is older than its week, whether its fair is still there or not. */
export async function sweepExports({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - daysOfExport * 24 * 3_600_000)
  const db = database.kysely
  await sql`delete from fair_export where state <> 'waiting' and ended_at < ${before}`.execute(db)
  await sql`delete from media_object m where m.use = ${exportFile.name}
    and not exists (select 1 from fair_export x where x.file_id = m.id)`.execute(db)
}
