import { sql } from 'kysely'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { insertPerson, issueToken, nameProblems } from '#domain/identity/server/index.ts'
import { giveRole, takeIntoFair } from '#domain/people/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden, invalid, notFound, Refusal } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { speakerStates } from '../../contract/speaker.ts'
import type { answerInvitation, SpeakerInvitation } from '../../contract/speaker-calls.ts'
import { sentInvitation } from './invitation-link.ts'

type State = (typeof speakerStates)[number]
type AnsweredInvitation = ResponseOf<typeof answerInvitation>
type InvitationAnswer = { id: number } & NonNullable<BodyOf<typeof answerInvitation>>

type Row = {
  id: number
  fair: number
  fairName: string
  homepage: string
  timeZone: string
  startDate: string | null
  endDate: string | null
  name: string
  state: State
  email: string | null
  user: number | null
  invitedAt: string | null
}

/** Of a fair that has conferences and is not in the trash; locked. */
const lockedCard = (id: number, { db, locale }: Context) => maybeOne<Row>(db)`
  select s.id, s.fair_id as fair, coalesce(${translatedText('f', 'name', locale)}, '') as "fairName",
    f.homepage, f.time_zone as "timeZone", ${instant('f.start_date')} as "startDate",
    ${instant('f.end_date')} as "endDate", s.name, s.state,
    coalesce(s.invited_email, (select u.email from app_user u where u.id = s.user_id)) as email,
    s.user_id as user, ${instant('s.invited_at')} as "invitedAt"
  from speaker s join fair f on f.id = s.fair_id
  where s.id = ${id} and f.trashed_at is null and f.is_using_conference_module for update of s`

/**
 * The invitation that a link opens.
 * @throws 404 for a card that is not there, and alike for a link that is forged, withdrawn or was sent anew: it says of none
 * that there is one; 410 for a link that is too old
 */
async function opened(id: number, token: string, context: Context): Promise<Row> {
  const row = await lockedCard(id, context)
  const { invitedAt = null } = row ?? {}
  const link = invitedAt === null ? null : sentInvitation(token, { id, invitedAt }, context.services)
  if (!row || !link) throw notFound()
  if (link.isOver) throw new Refusal(410, 'invitation_link_over')
  return row
}

type Account = { id: number; roles: string[]; isOpen: boolean; hasPassword: boolean }

const accountOf = ({ email, user }: Row, { db }: Context) => maybeOne<Account>(db)`
  select u.id, u.roles, not u.is_closed and u.is_validated <> ${validationState.refused} as "isOpen",
    u.password_hash is not null as "hasPassword"
  from app_user u where u.id = ${user}::int or (${user}::int is null and lower(u.email) = lower(${email}))`

function standingOf(account: Account | undefined, { actor }: Context): SpeakerInvitation['account'] {
  if (!account) return 'none'
  if (actor.userId === account.id) return 'own'
  return account.isOpen && !account.hasPassword ? 'password' : 'log_in'
}

export async function showInvitation(
  { id, token }: { id: number; token: string },
  context: Context,
): Promise<SpeakerInvitation> {
  const { db, locale } = context
  const row = await opened(id, token, context)
  const sessions = await many<SpeakerInvitation['sessions'][number]>(db)`
    select coalesce(${translatedText('c', 'title', locale)}, '') as title, ${instant('c.begin_at')} as begin
    from conference_speaker cs join conference c on c.id = cs.conference_id
    where cs.speaker_id = ${id} and c.state <> 'cancelled' order by c.begin_at nulls last, c.id`
  const { fair, fairName, homepage, startDate, endDate, name, state, email, timeZone } = row
  return {
    fair: { id: fair, name: fairName, homepage, startDate, endDate },
    name,
    state,
    email: state === 'invited' ? email : null,
    timeZone,
    sessions,
    account: standingOf(await accountOf(row, context), context),
  }
}

/** A new account of the address that was written to, of whoever holds its link. @throws 422 without a name */
async function accountMade({ email, fair }: Row, asked: InvitationAnswer, context: Context): Promise<number> {
  const { firstName, lastName } = asked
  if (!email || !firstName || !lastName)
    throw invalid({
      ...(!firstName && { firstName: 'required' }),
      ...(!lastName && { lastName: 'required' }),
    })
  const problems = nameProblems({ firstName, lastName })
  if (Object.keys(problems).length) throw invalid(problems)
  const id = await insertPerson(context.db, {
    email,
    profile: { firstName, lastName },
    userType: userTypeId.speaker,
    role: 'ROLE_SPEAKER',
    passwordHash: null,
    isValidated: validationState.validated,
    locale: context.locale,
  })
  await takeIntoFair(id, userTypeId.speaker, fair, context)
  return id
}

/** An account that is there is joined by its owner, or by its address as long as nobody has chosen a password for it. @throws 403 */
async function accountJoined(account: Account, { fair }: Row, context: Context): Promise<number> {
  if (!['own', 'password'].includes(standingOf(account, context)) || !account.isOpen)
    throw forbidden('speaker_log_in')
  await giveRole(account.id, userTypeId.speaker, account.roles, context)
  await takeIntoFair(account.id, userTypeId.speaker, fair, context)
  return account.id
}

/** By it the first password is chosen: given to whoever holds the link of the mail, as the mail of an invitation would. */
const firstPassword = async (account: Account | undefined, id: number, { db }: Context) =>
  account?.hasPassword ? null : issueToken(db, id, 'invitation')

async function confirm(row: Row, asked: InvitationAnswer, context: Context): Promise<string | null> {
  const { db, services } = context
  const account = await accountOf(row, context)
  const user = account ? await accountJoined(account, row, context) : await accountMade(row, asked, context)
  await sql`update speaker set state = 'confirmed', user_id = ${user}, version = version + 1,
    answered_at = ${services.now().toISOString()}::timestamptz where id = ${row.id}`.execute(db)
  return firstPassword(account, user, context)
}

/** Whoever declines is named no more, and speaks for nothing: the card stays with those who run the fair. */
const decline = ({ id }: Row, { db, services }: Context) =>
  sql`update speaker set state = 'declined', user_id = null, is_visible = false, version = version + 1,
    answered_at = ${services.now().toISOString()}::timestamptz where id = ${id}`.execute(db)

/** @throws 403 for an account whose owner has to log in, 409 for what was answered otherwise */
export async function answerInvitationBy(
  asked: InvitationAnswer,
  context: Context,
): Promise<AnsweredInvitation> {
  const row = await opened(asked.id, asked.token, context)
  const { id, fair, homepage } = row
  const wanted: State = asked.accepts ? 'confirmed' : 'declined'
  if (row.state === wanted) {
    const account = asked.accepts ? await accountOf(row, context) : undefined
    const isOpen = account?.isOpen && !account.hasPassword
    const invitation = isOpen ? await firstPassword(account, account.id, context) : null
    return { state: wanted, homepage, invitation }
  }
  if (row.state !== 'invited') throw conflict('speaker_answered')
  const invitation = asked.accepts ? await confirm(row, asked, context) : null
  if (!asked.accepts) await decline(row, context)
  await audit(
    { action: asked.accepts ? 'confirm' : 'decline', resource: 'speakers', resourceId: id, fair },
    context,
  )
  return { state: wanted, homepage, invitation }
}
