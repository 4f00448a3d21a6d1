import { sql } from 'kysely'
import { fairsWithin, runsFair } from '#domain/fairs/server/index.ts'
import { keysOf } from '#platform/contract/record.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden, invalid, notFound, Refusal } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { rankOf } from '../../contract/roles.ts'
import { correctable } from '../../contract/user.ts'
import { erasePerson } from '../own-data/erase-person.ts'
import { endSessions } from '../sessions/refresh-tokens.ts'
import { auditUser } from './audit.ts'
import { nameProblems } from './name-problems.ts'
import { endTokens, withdrawInvitation } from './one-time-tokens.ts'
import { assertOwnPerson } from './own-person.ts'
import { ownRank } from './own-rank.ts'
import { trashPerson } from './trash-person.ts'

/** @throws 403 for somebody of the caller's own rank or above. */
export async function assertAbove(row: Row, context: Context): Promise<void> {
  const theirs = Array.isArray(row.roles) ? row.roles : []
  if (rankOf(theirs) >= (await ownRank(context))) throw forbidden()
}

/** Fields that say which fairs somebody runs, and the role without which they mean nothing. */
const running = { organizes: 'ROLE_ORGANIZER', superOrganizes: 'ROLE_SUPER_ORGANIZER' } as const
const fieldsOfRunning = keysOf(running)

function checkRunning(input: Input, current: Row | null) {
  const roles = Array.isArray(current?.roles) ? current.roles : []
  const wrong = fieldsOfRunning.filter(field => {
    const fairs = input[field]
    return Array.isArray(fairs) && fairs.length > 0 && !roles.includes(running[field])
  })
  if (wrong.length) throw invalid(Object.fromEntries(wrong.map(field => [field, 'not_an_organizer'])))
}

/**
 * Of somebody in no fair but theirs, organizers correct what they print and call by; the rest is the person's own, and
 * what they agree to show is so for super admins too.
 */
async function assertCorrectable(input: Input, current: Row, context: Context) {
  const { actor } = context
  const fields = Object.keys(input)
  if (!fields.length) return
  const isSuperAdmin = hasRole(actor, 'superAdmin')
  if (!isSuperAdmin) await assertOwnPerson(current.id, context)
  const isUnlimited = (actor.reach.G ?? []).some(({ ids }) => !Array.isArray(ids))
  const refused = fields.filter(field =>
    isSuperAdmin
      ? field === 'isPhoneShown' && input[field] !== current[field]
      : !correctable.includes(field) && !(field === 'isValidated' && isUnlimited),
  )
  if (!refused.length) return
  const errors = Object.fromEntries(refused.map(field => [field, ['field_forbidden']]))
  throw new Refusal(403, 'field_forbidden', { detail: refused.join(', '), errors })
}

const limitedToFairs = (input: Input): Input => {
  const fairs = input.superOrganizes
  return Array.isArray(fairs) ? { isHeld: fairs.length > 0, ...input } : input
}

/**
 * Whoever shows a number has agreed to that one: another that somebody else enters is shown by nobody's word, nor one that
 * comes where there was none.
 */
function hidingPhone(input: Input, current: Row | null, { actor }: Context): Input {
  const { phone, isPhoneShown } = { ...current, ...input }
  const isOthers = current && current.id !== actor.userId && phone !== current.phone
  return isPhoneShown && (isOthers || !phone) ? { ...input, isPhoneShown: false } : input
}

/** Nobody changes somebody else of their own rank or above. */
export async function beforeUserWrite(input: Input, current: Row | null, context: Context): Promise<Input> {
  if (current && current.id !== context.actor.userId) {
    await assertAbove(current, context)
    await assertCorrectable(input, current, context)
  }
  checkRunning(input, current)
  const names = nameProblems(input, current ?? {})
  if (Object.keys(names).length) throw invalid(names)
  if (Array.isArray(input.languages)) {
    const ids = input.languages.map(language => idOf(language, 'languages'))
    if (new Set(ids).size < ids.length) throw invalid({ languages: 'languages_repeated' })
  }
  if (input.eraseAt && input.eraseAt !== current?.eraseAt) throw invalid({ eraseAt: 'value_invalid' })
  return limitedToFairs(hidingPhone(input, current, context))
}

const idsOf = (fairs: unknown) => (Array.isArray(fairs) ? fairs.map(fair => idOf(fair)).join() : '')

/** Whoever is disabled is out at once, everywhere; no link from before opens what was locked or opened again since. */
export async function afterUserChange(
  row: Row,
  _action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<'unchanged'> {
  if (row.isDisabled === true && before?.isDisabled === false)
    await endSessions(context.db, row.id, 'disabled')
  if (row.isDisabled !== before?.isDisabled || row.eraseAt !== before?.eraseAt)
    await endTokens(context.db, row.id)
  if (row.isDisabled !== before?.isDisabled)
    await auditUser('disable', row.id, context, { isDisabled: row.isDisabled })
  if (row.eraseAt !== before?.eraseAt) await auditUser('keep', row.id, context)
  if (row.isValidated !== before?.isValidated)
    await auditUser('validate', row.id, context, { isValidated: row.isValidated })
  for (const field of fieldsOfRunning)
    if (idsOf(row[field]) !== idsOf(before?.[field]))
      await auditUser('change_fairs', row.id, context, {
        before: idsOf(before?.[field]),
        after: idsOf(row[field]),
      })
  return 'unchanged'
}

/** What only concerns the person and those who run the fair is absent for everybody else. */
const personal = [
  'email',
  'birthday',
  'address',
  'additionalAddress',
  'postalCode',
  'city',
  'department',
  'region',
  'civilStatus',
  'phone',
  'isPhoneShown',
  'cell',
  'displayEmail',
  'lastLoginAt',
  'createdAt',
  'socialLinks',
  'meetingLinks',
]

/** What a firm's administrator is shown of the staff: how to reach them, not how they live. */
const atHome = personal.filter(
  field =>
    ![
      'email',
      'phone',
      'cell',
      'displayEmail',
      'lastLoginAt',
      'createdAt',
      'socialLinks',
      'meetingLinks',
    ].includes(field),
)

const without = (row: Row, fields: readonly string[]): Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))),
  id: row.id,
})

const closing = ['isDisabled', 'eraseAt']

/** Of the fairs that they run, those that the reader runs as well. */
function runTogether(row: Row, { reach }: Context['actor']): Row {
  const own = [...(reach.F ?? []), ...(reach.G ?? [])]
  if (own.some(({ ids }) => !Array.isArray(ids))) return row
  const runs = new Set(own.flatMap(({ ids }) => (Array.isArray(ids) ? ids : [])))
  const fields = fieldsOfRunning.flatMap(field => {
    const fairs = row[field]
    return Array.isArray(fairs) ? [[field, fairs.filter(fair => runs.has(idOf(fair) ?? 0))]] : []
  })
  return { ...row, ...Object.fromEntries(fields) }
}

/** Fairs that somebody is in or runs, as far as the reader sees it. */
function fairsOf({ fairUsers, organizes, superOrganizes }: Row): number[] {
  const members = Array.isArray(fairUsers) ? fairUsers.map(({ fair }) => fair) : []
  return [...members, organizes, superOrganizes].flat().flatMap(fair => idOf(fair) ?? [])
}

export function presentUser(record: Row, { actor }: Context): Row {
  if (record.id === actor.userId || hasRole(actor, 'superAdmin')) return record
  const row = runTogether(record, actor)
  // Whoever runs another fair is shown what everybody is.
  if (fairsOf(record).some(fair => runsFair(actor, fair))) return row
  return without(row, hasRole(actor, 'firmAdmin') ? [...atHome, ...closing] : [...personal, ...closing])
}

/**
 * A super admin erases the account; whoever runs a fair only takes the person out of it, into its trash.
 * @throws 403 for one's equals and betters, and for oneself: that is a call of its own; 404 once they are out already.
 */
export async function removeUser(row: Row, context: Context): Promise<void> {
  const { db, actor } = context
  // Of two who remove them at once, the second finds what the first has left.
  await sql`select 1 from app_user where id = ${row.id} for update`.execute(db)
  await assertAbove(row, context)
  if (hasRole(actor, 'superAdmin')) {
    await erasePerson(row.id, context.db)
    return
  }
  const fairs = await many<{ fair: number }>(db)`
    select fair_id as fair from fair_user
      where user_id = ${row.id} and fair_id in ${fairsWithin(actor, ['F', 'G'])}
    union select fair_id from fair_organizer
      where user_id = ${row.id} and fair_id in ${fairsWithin(actor, ['F', 'G'])}
    order by fair`
  if (!fairs.length) throw notFound()
  await auditUser('detach', row.id, context)
  for (const { fair } of fairs) await trashPerson(row, fair, context)
  await withdrawInvitation(db, row.id)
}
