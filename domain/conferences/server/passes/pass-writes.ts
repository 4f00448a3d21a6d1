import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { emailPattern } from '#platform/contract/email-address.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { validatorsMost } from '../../contract/pass-decision.ts'
import { assertModule } from '../assert-module.ts'
import { fairOfPart, removePart } from '../trashed-parts.ts'
import { assertOfFair, idIn } from '../write-rules.ts'
import { validatorsIn } from './validators.ts'

/** @throws 409 where a room is taken out in which people have places, or wait for one */
async function assertRoomsFree(pass: number, kept: readonly (number | null)[], { db }: Context) {
  await sql`select from pass_room where pass_id = ${pass} order by conference_id for update`.execute(db)
  const owned = await many(db)`
    select 1 from pass_place where pass_id = ${pass} and conference_id <> all(${kept}::int[]) limit 1`
  if (owned.length) throw conflict('pass_in_use')
}

const isAddress = (one: string) => one.length <= 254 && new RegExp(emailPattern).test(one)

/** As they are kept. @throws 422 for what is no address, and for too many */
function validatorsOf(sent: Input): Input {
  if (typeof sent.validatingEmails !== 'string') return sent
  const addresses = validatorsIn(sent.validatingEmails)
  if (!addresses.every(isAddress)) throw invalid({ validatingEmails: 'email_invalid' })
  if (addresses.length > validatorsMost) throw invalid({ validatingEmails: 'validators_limit' })
  return { ...sent, validatingEmails: addresses.join('; ') }
}

/** Who decides is told to those who run the fair alone. */
export const presentPass = (row: Row, { actor }: Context): Row =>
  runsFair(actor, idOf(row.fair)) ? row : { ...row, validatingEmails: '' }

/** Whoever asked is not told which address decided. */
export const presentRequest = (row: Row, { actor }: Context): Row =>
  idOf(row.user) === actor.userId ? { ...row, decidedBy: null } : row

/** @throws 422 where it opens a conference of another fair */
export async function beforePassWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  const fair = idIn('fair', sent, current)
  await assertModule(fair, context)
  const opened = [sent.conferences ?? []].flat().map(value => idOf(value))
  await assertOfFair('conferences', 'conference', opened, fair, context)
  if (current && 'conferences' in sent) await assertRoomsFree(current.id, opened, context)
  return validatorsOf(sent)
}

const toTrash = removePart('pass', fairOfPart)

/** Into the trash. @throws 409 for one that somebody has asked for, or that exhibitors give out */
export async function removePass(row: Row, context: Context): Promise<void> {
  const { db } = context
  const { id } = row
  await sql`select from pass where id = ${id} for update`.execute(db)
  const asked = await many(db)`select 1 from pass_user where pass_id = ${id} limit 1`
  if (asked.length) throw conflict('pass_in_use')
  const allotted = await many(db)`select 1 from pass_allotment where pass_id = ${id} limit 1`
  if (allotted.length) throw conflict('pass_allotted')
  await toTrash(row, context)
}
