import { type RawBuilder, sql } from 'kysely'
import { rolesIn, runsFair } from '#domain/fairs/server/index.ts'
import { roleCodes } from '#domain/identity/contract/roles.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { isShownPerson } from '#domain/stands/server/index.ts'
import type { Role } from '#platform/contract/roles.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { anyOf, scopeCondition } from '#platform/server/resource/scope.ts'
import { isBlockedAtBooth } from './contacts.ts'
import { seesFair } from './sees-fair.ts'

type Condition = RawBuilder<unknown>

/** With whom a conversation may be begun: a person `u` in the fair, or a booth `st` of it. */
type Addressees = { people(fair: number, actor: Actor): Condition; booths(actor: Actor): Condition }

/** Roles that fairs give: whoever has one of another fair is a visitor here. */
const givenRoles = ['speaker', 'moderator', 'press'] as const
type GivenRole = (typeof givenRoles)[number]
const isGiven = (role: Role): role is GivenRole => givenRoles.some(one => one === role)

/** Condition that the person `alias` is this in a fair. */
const isNamed = (alias: string, fair: number, role: GivenRole) =>
  sql`(${roleCodes[role]} = any(${sql.ref(`${alias}.roles`)})
    and is_named_in(${sql.ref(alias)}, ${fair}::int, ${roleCodes[role]}))`

const nobody = () => sql`false`
const all = () => sql`true`

/** The stands on which somebody works. */
const ownStands = ({ reach }: Actor): Condition => {
  const sets = [...(reach.M ?? []), ...(reach.S ?? [])]
    .filter(({ anchor }) => anchor === 'stand')
    .map(({ ids }) => sql`(${ids})`)
  return sets.length ? sql`(${sql.join(sets, sql` union `)})` : sql`(select null::int where false)`
}

const groups = {
  everybody: { people: all, booths: all },
  organizers: {
    people: fair =>
      sql`exists (select 1 from fair_organizer o where o.fair_id = ${fair} and o.user_id = u.id)`,
    booths: nobody,
  },
  speakers: { people: fair => isNamed('u', fair, 'speaker'), booths: nobody },
  /** Those whom visitors find on a booth. */
  contacts: {
    people: fair => sql`exists (select 1 from stand_contact p join stand served on served.id = p.stand_id
      where p.user_id = u.id and served.fair_id = ${fair} and ${isShownPerson('p')})`,
    booths: all,
  },
  /** Whoever works for an exhibitor. */
  exhibitors: {
    people: fair => sql`exists (select 1 from fair_firm ff where ff.fair_id = ${fair}
      and ff.firm_id = u.firm_id and ff.is_validated = ${validationState.validated})`,
    booths: all,
  },
  followed: {
    people: (fair, { userId }) => sql`u.firm_id in (select ff.firm_id from followed_participation p
      join fair_firm ff on ff.id = p.fair_firm_id where p.user_id = ${userId} and ff.fair_id = ${fair})`,
    booths: ({ userId }) =>
      sql`st.id in (select p.stand_id from followed_stand p where p.user_id = ${userId})`,
  },
  colleagues: {
    people: (_fair, { userId }) =>
      sql`u.firm_id = (select me.firm_id from app_user me where me.id = ${userId})`,
    booths: nobody,
  },
  /** Those who have kept one's booth, or written to it. */
  ownVisitors: {
    people: (fair, actor) => sql`(exists (select 1 from bookmark b join stand kept on kept.id = b.stand_id
        where b.user_id = u.id and kept.fair_id = ${fair} and kept.id in ${ownStands(actor)})
      or exists (select 1 from conversation_side one join conversation_side booth
          on booth.conversation_id = one.conversation_id and booth.side <> one.side
        join conversation written on written.id = one.conversation_id
        where one.user_id = u.id and one.last_id is not null and written.fair_id = ${fair}
          and booth.stand_id in ${ownStands(actor)}))`,
    booths: nobody,
  },
} satisfies Record<string, Addressees>

/** Whom each role addresses in a fair; whoever has several, all of them. */
const addressed: Readonly<Partial<Record<Role, readonly (keyof typeof groups)[]>>> = {
  superAdmin: ['everybody'],
  superOrganizer: ['everybody'],
  organizer: ['everybody'],
  clusterAdmin: ['followed', 'organizers'],
  firmAdmin: ['colleagues', 'organizers', 'ownVisitors'],
  standContact: ['colleagues', 'organizers', 'ownVisitors'],
  speaker: ['everybody'],
  moderator: ['everybody'],
  press: ['exhibitors', 'organizers'],
  visitor: ['contacts', 'speakers', 'organizers'],
}

type Say = (group: Addressees) => Condition

const saidOf = (roles: readonly Role[], say: Say): Condition =>
  anyOf([...new Set(roles.flatMap(role => addressed[role] ?? []))].map(name => say(groups[name])))

/** What is said of the groups that somebody addresses in a fair, as what they are there. */
function addressedBy(actor: Actor, fair: number, say: Say): Condition {
  const roles = rolesIn(actor, fair)
  const given = roles.filter(isGiven).map(
    role => sql`exists (select 1 from app_user me where me.id = ${actor.userId}
      and case when ${isNamed('me', fair, role)} then ${saidOf([role], say)}
        else ${saidOf(['visitor'], say)} end)`,
  )
  const others = roles.filter(role => !isGiven(role))
  return anyOf([saidOf(others, say), ...given])
}

/** With whom of the people `u` somebody may begin a conversation in a fair that they are in; nobody around the block of a booth. */
export const isAddressedPerson = (fair: number, actor: Actor): Condition => sql`
  (u.id <> ${actor.userId} and takes_part(u, ${fair}) and ${seesFair(sql`${fair}::int`)}
    and ${addressedBy(actor, fair, group => group.people(fair, actor))}
    and not ${isBlockedAtBooth(sql`${actor.userId}::int`, sql`u.id`)})`

export async function mayAddressPerson(
  person: number,
  fair: number,
  { db, actor }: Context,
): Promise<boolean> {
  const rows = await many(db)`
    select 1 from app_user u where u.id = ${person} and ${isAddressedPerson(fair, actor)}`
  return rows.length > 0
}

/** The same for a booth that they see and do not work on. */
export async function mayAddressBooth(stand: number, fair: number, { db, actor }: Context): Promise<boolean> {
  const rows = await many(db)`
    select 1 from stand st where st.id = ${stand} and st.fair_id = ${fair} and st.trashed_at is null
      and ${scopeCondition(implementationOf('stands'), 'st', 'R', actor)}
      and st.id not in ${ownStands(actor)}
      and ${addressedBy(actor, fair, group => group.booths(actor))}`
  return rows.length > 0
}

/** Whom somebody writes to first: a person, or a booth. */
export type FirstAddressee = { fair: number; user: number | null; stand: number | null }

/** Where chat buttons are hidden nobody begins but those who run the fair. @throws 403 for whom the caller does not address */
export async function assertMayAddress(
  { fair, user, stand }: FirstAddressee,
  context: Context,
): Promise<void> {
  const hidden = await many(context.db)`select 1 from fair where id = ${fair} and is_hiding_chat_buttons`
  const isAllowed =
    user === null
      ? stand !== null && (await mayAddressBooth(stand, fair, context))
      : await mayAddressPerson(user, fair, context)
  if (!isAllowed || (hidden.length && !runsFair(context.actor, fair))) throw forbidden('not_reachable')
}
