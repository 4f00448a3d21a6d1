import { roleCodes, userTypeId, userTypes } from '#domain/identity/contract/roles.ts'
import type { LineProblem } from '#platform/contract/import.ts'
import type { Context } from '#platform/server/context.ts'
import { type GoodLines, planGoodLines } from '#platform/server/import/good-lines.ts'
import type { SentImport } from '#platform/server/import/handle-import.ts'
import { problemsOf, wrongLineCount } from '#platform/server/import/line-problems.ts'
import { rowWords } from '#platform/server/import/row-words.ts'
import { invalid } from '#platform/server/refusal.ts'
import { isUserType, mayCreate } from '../../contract/creation.ts'
import { type PeopleImportPreview, personFields } from '../../contract/people-import.ts'
import type { NewOffer } from '../offer-role.ts'
import { type CheckedPerson, checkPeople } from './check-people.ts'
import { type KnownPeople, type KnownPerson, readKnownPeople } from './known.ts'

export type ImportDecisions = {
  userType?: number
  invites?: boolean
  hasRight?: boolean
  takesGoodLines?: boolean
}
export type SentPeople = SentImport<{ id: number }, ImportDecisions>

export type Update = { id: number; person: CheckedPerson }
export type PeoplePlan = {
  rows: number
  known: KnownPeople
  create: CheckedPerson[]
  /** Ids of those who come into the fair. */
  join: number[]
  /** Memberships of those who wait for the fair. */
  validate: number[]
  /** Ids of guests whom the fair lists too: an exhibitor takes them back no more. */
  keep: number[]
  update: Update[]
  elsewhere: number
  /** People with an account who are asked whether they want the role that the file says. */
  offer: NewOffer[]
  /** Ids of those who have an account without a password and were never written to. */
  invite: number[]
  changed: number
  problems: LineProblem[]
}

/** Whether the file says anything of them that is not so; what it leaves out stays. */
const differs = ({ words, country, locale }: CheckedPerson, known: KnownPerson) =>
  (['firstName', 'lastName', 'jobTitle', 'phone', 'city'] as const).some(
    name => words[name] !== undefined && words[name] !== known[name],
  ) ||
  (country !== null && country !== known.country) ||
  (locale !== null && locale !== known.locale)

/** What the file says that somebody with an account is, as far as they are not and the caller may make them so. */
function offerOf(
  { userType: type, firm, words }: CheckedPerson,
  there: KnownPerson,
  fair: number,
  { actor }: Context,
): NewOffer | null {
  const isStaff = type === userTypeId.exhibitor || type === userTypeId.standContact
  const role = roleCodes[userTypes[type]]
  const isSo = isStaff
    ? there.firm === firm && there.isIn
    : type === userTypeId.organizer
      ? there.runsIt
      : there.isIn && (type === userTypeId.visitor || there.rolesThere.includes(role))
  const isAsked = there.offeredFirms.includes(isStaff ? firm : null)
  // Of others nothing is told: whether such an account is shut is found when the mail is written.
  const isRefused = there.isIn && there.isShut
  if (
    isSo ||
    isAsked ||
    isRefused ||
    type === userTypeId.superOrganizer ||
    !mayCreate(actor.roles, type) ||
    (isStaff && firm === null)
  )
    return null
  const { firstName = '', lastName = '' } = words
  return { userId: there.id, type, fair, firm: isStaff ? firm : null, stand: null, firstName, lastName }
}

/** What an import would do; nothing is written. */
export const planPeople = (sent: SentPeople, context: Context): Promise<GoodLines<PeoplePlan>> =>
  planGoodLines(sent.table, sent.query.takesGoodLines, table => planTable({ ...sent, table }, context))

async function planTable(sent: SentPeople, context: Context): Promise<PeoplePlan> {
  const usual = sent.query.userType ?? 7
  if (!isUserType(usual)) throw invalid({ userType: 'not_in_list' })
  const lines = sent.table.records.map(({ line, cells }) => ({
    line,
    words: rowWords(cells, sent.mapping, personFields),
  }))
  const emails = lines.flatMap(({ words }) => words.email?.toLowerCase() ?? [])
  const names = lines.flatMap(({ words }) => words.firm ?? [])
  const known = await readKnownPeople({ emails, names }, sent.params.id, context)
  const { people, problems } = checkPeople(lines, known, { audiences: context.actor.roles, userType: usual })
  const plan: PeoplePlan = {
    rows: people.length,
    known,
    create: [],
    join: [],
    validate: [],
    keep: [],
    update: [],
    elsewhere: 0,
    offer: [],
    invite: [],
    changed: 0,
    problems,
  }
  for (const person of people) {
    const there = known.people.get(person.email)
    const offer = sent.query.invites === true && there && offerOf(person, there, sent.params.id, context)
    if (offer) plan.offer.push(offer)
    if (!there) plan.create.push(person)
    else if (!there.isIn && !there.isReached) {
      plan.elsewhere += Number(!offer)
      plan.changed += Number(!!offer)
    } else {
      const isWanted = sent.query.invites === true && there.isOpen && !there.isShut && !there.wasInvited
      const isOther = there.isOpen && there.isBelow && !there.isShared && differs(person, there)
      const waiting = there.isShut ? null : there.waiting
      if (!there.isIn) plan.join.push(there.id)
      if (waiting !== null) plan.validate.push(waiting)
      else if (there.isGuest) plan.keep.push(there.id)
      if (isOther) plan.update.push({ id: there.id, person })
      if (isWanted) plan.invite.push(there.id)
      plan.changed += Number(!there.isIn || waiting !== null || isOther || isWanted || !!offer)
    }
  }
  plan.changed += plan.create.length
  return plan
}

export const peoplePreview = (
  { plan, left }: GoodLines<PeoplePlan>,
  { invites }: ImportDecisions,
): PeopleImportPreview => ({
  rows: plan.rows,
  unchanged: plan.rows - plan.changed,
  created: plan.create.length,
  joined: plan.join.length,
  validated: plan.validate.length,
  updated: plan.update.length,
  elsewhere: plan.elsewhere,
  offered: plan.offer.length,
  invited: plan.invite.length + (invites ? plan.create.length : 0),
  ...problemsOf([...left, ...plan.problems], plan.rows + wrongLineCount(left)),
  leftOut: wrongLineCount(left),
  wrongLines: null,
  run: null,
})
