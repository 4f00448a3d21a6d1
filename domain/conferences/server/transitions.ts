import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow, readRow } from '#platform/server/resource/operations.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import type { Conference, ConferenceProgram } from '../contract/calls.ts'
import type { ConferenceState } from '../contract/choices.ts'
import { keepChange } from './keep-change.ts'
import { someAtOnce } from './rows-at-once.ts'

/** From which states each leads where. Where it is already, nothing happens. */
const moves = {
  publish: { from: ['draft'], to: 'scheduled' },
  cancel: { from: ['scheduled', 'live'], to: 'cancelled' },
  restore: { from: ['cancelled'], to: 'scheduled' },
} as const satisfies Record<string, { from: readonly ConferenceState[]; to: ConferenceState }>

/** The row that a caller may change, locked. @throws 403 where they only moderate it */
export async function lockedRow(name: string, id: number, context: Context): Promise<Row> {
  const resource = implementationOf(name)
  await sql`select from ${sql.table(resource.table)} where id = ${id} for update`.execute(context.db)
  const row = await reachRow(resource, id, 'U', context)
  if (!runsFair(context.actor, idOf(row.fair))) throw forbidden()
  return row
}

export const conferenceAs = async (id: number, context: Context) =>
  (await readRow(implementationOf('conferences'), id, context)) as Conference

type Moved = { id: number; state: unknown; fair: unknown }

/** Of a conference that is locked, and whose the caller may move; says whether it did. @throws 409 in a wrong order */
export async function moveRow(
  { id, ...row }: Moved,
  move: keyof typeof moves,
  context: Context,
  reason = '',
): Promise<boolean> {
  const { from, to } = moves[move]
  if (row.state === to) return false
  if (!from.some(state => state === row.state)) throw conflict('state_conflict')
  await sql`update conference set state = ${to}, cancel_reason = ${to === 'cancelled' ? reason : ''},
    version = version + 1 where id = ${id}`.execute(context.db)
  if (move !== 'publish') await keepChange(id, move === 'cancel' ? 'cancelled' : 'restored', {}, context)
  await audit({ action: move, resource: 'conferences', resourceId: id, fair: idOf(row.fair) }, context)
  return true
}

/** Whether it did. @throws 409 in a wrong order */
export async function moveLocked(
  id: number,
  move: keyof typeof moves,
  context: Context,
  reason = '',
): Promise<boolean> {
  const { state, fair } = await lockedRow('conferences', id, context)
  return moveRow({ id, state, fair }, move, context, reason)
}

export async function moveConference(...said: Parameters<typeof moveLocked>): Promise<Conference> {
  const [id, , context] = said
  await moveLocked(...said)
  return conferenceAs(id, context)
}

const programAs = async (id: number, context: Context) =>
  (await readRow(implementationOf('conference_programs'), id, context)) as ConferenceProgram

/** All sessions of a programme that stand so; says how many. */
async function moveAll(program: number, from: ConferenceState, to: ConferenceState, { db }: Context) {
  const found = await many<{ id: number }>(db)`
    select id from conference where conference_program_id = ${program} and state = ${from}
    order by id for update`
  for (const some of someAtOnce(found.map(({ id }) => id)))
    await sql`update conference set state = ${to}, version = version + 1
      where id = any(${some}::int[])`.execute(db)
  return found.length
}

/** With all its drafts. */
export async function publishProgramOf(id: number, context: Context): Promise<ConferenceProgram> {
  const row = await lockedRow('conference_programs', id, context)
  const drafts = await moveAll(id, 'draft', 'scheduled', context)
  if (row.state === 'published' && !drafts) return programAs(id, context)
  await sql`update conference_program set state = 'published', version = version + 1
    where id = ${id} and state = 'draft'`.execute(context.db)
  await audit(
    { action: 'publish', resource: 'conference_programs', resourceId: id, fair: idOf(row.fair) },
    context,
  )
  return programAs(id, context)
}

/** @throws 409 while somebody has any of it in their agenda */
export async function withdrawProgramOf(id: number, context: Context): Promise<ConferenceProgram> {
  const row = await lockedRow('conference_programs', id, context)
  const { isPlanned, isInAgendas } = await one<{ isPlanned: boolean; isInAgendas: boolean }>(context.db)`
    select exists (select from conference where conference_program_id = ${id}
        and state = 'scheduled') as "isPlanned",
      exists (select from agenda_entry e join conference c on c.id = e.conference_id
        where c.conference_program_id = ${id}) as "isInAgendas"`
  // Sessions of a draft may be published one by one, or come back from the trash as they were.
  if (row.state === 'draft' && !isPlanned) return programAs(id, context)
  if (isInAgendas) throw conflict('program_in_agendas')
  await moveAll(id, 'scheduled', 'draft', context)
  await sql`update conference_program set state = 'draft', version = version + 1
    where id = ${id} and state = 'published'`.execute(context.db)
  await audit(
    { action: 'withdraw', resource: 'conference_programs', resourceId: id, fair: idOf(row.fair) },
    context,
  )
  return programAs(id, context)
}
