import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { ConferenceState } from './choices.ts'

/** Minutes before the beginning at which the doors open, to the team and to everybody. */
export const teamDoorsMinutes = 30
export const doorsMinutes = 10
/** Minutes after its end until which a conference that nobody has ended goes on. */
export const overrunMinutes = 30
/** Minutes within which one that has ended may go on air again. */
export const resumeMinutes = 15

/** What of a conference and its fair decides who comes in; instants in milliseconds. */
export type Entered = {
  isModuleOn: boolean
  fairStatus: number
  state: ConferenceState
  isVisible: boolean
  mode: 'live' | 'replay'
  begin: number | null
  end: number | null
  /** The replay is published. */
  hasReplay: boolean
  capacity: number | null
  /** Who is in, besides the team. */
  present: number
  /** Only holders of a pass come in. */
  needsPass: boolean
  /** The fair lets everybody watch, without an account, what needs no pass. */
  isPublicWatching: boolean
  /** It takes place in a room of this server, or in another tool: into both one comes as oneself. */
  isInRoom: boolean
}

/** What of somebody decides it. */
export type Entering = {
  isLoggedIn: boolean
  /** Without an account, and only to watch: no seat, no vote, no question, no name. */
  isWatching: boolean
  /** Whom the fair has let in. */
  isMember: boolean
  /** Runs the fair, moderates or speaks here. */
  isTeam: boolean
  /** They are in already: their place is not given away. */
  isIn: boolean
  /** For this conference. */
  passes: readonly OwnedPass[]
}

export type OwnedPass = { isValidated: number; isLimited: boolean; hasPlace: boolean }

export const entryReasons = [
  'module_disabled',
  'not_published',
  'login_needed',
  'membership_needed',
  'account_needed',
  'fair_not_open',
  'cancelled',
  'pass_needed',
  'pass_waiting',
  'place_needed',
  'doors_closed',
  'over',
  'full',
] as const
export type EntryReason = (typeof entryReasons)[number]

export type EntryAnswer = { may: true } | { may: false; reason: EntryReason }

const minutes = (count: number) => count * 60_000

/** When the doors open; none where nothing says when it begins. */
export const doorsOf = ({ begin, mode }: Pick<Entered, 'begin' | 'mode'>, isTeam: boolean): number | null =>
  begin === null || (mode === 'replay' && isTeam)
    ? null
    : begin - minutes(isTeam ? teamDoorsMinutes : doorsMinutes)

/** Whether it is over by the clock or by its team. */
export const isOver = ({ state, end, mode }: Pick<Entered, 'state' | 'end' | 'mode'>, now: number): boolean =>
  mode === 'live' &&
  (state === 'ended' || (state !== 'live' && end !== null && now > end + minutes(overrunMinutes)))

/** Whether it is past its end, though it may overrun: what was seen of it can be shown again. */
export const hasTakenPlace = (
  { state, end, fairStatus: status }: Pick<Entered, 'state' | 'end' | 'fairStatus'>,
  now: number,
): boolean =>
  status === fairStatus.finished || state === 'ended' || (state !== 'live' && end !== null && now >= end)

function passEntry({ needsPass }: Entered, { passes }: Entering): EntryReason | null {
  if (
    !needsPass ||
    passes.some(
      ({ isValidated, isLimited, hasPlace }) =>
        isValidated === validationState.validated && (!isLimited || hasPlace),
    )
  )
    return null
  if (passes.some(({ isValidated }) => isValidated === validationState.validated)) return 'place_needed'
  return passes.some(({ isValidated }) => isValidated === validationState.waiting)
    ? 'pass_waiting'
    : 'pass_needed'
}

/** Its replay is what there is to see. */
export const isReplayed = (conference: Entered, now: number): boolean =>
  conference.hasReplay && (isOver(conference, now) || conference.fairStatus === fairStatus.finished)

/** Who somebody has to be; passes, clock and places are asked afterwards. */
function standingEntry(conference: Entered, person: Entering, now: number): EntryReason | null {
  if (person.isLoggedIn) return person.isMember ? null : 'membership_needed'
  if (!person.isWatching || !conference.isPublicWatching || conference.needsPass) return 'login_needed'
  return conference.isInRoom && !isReplayed(conference, now) ? 'account_needed' : null
}

/** What the clock says to those who may come in. */
function clockEntry(conference: Entered, now: number): EntryReason | null {
  const { state, mode, begin } = conference
  const isLive = mode === 'live'
  if (isReplayed(conference, now)) return null
  if (conference.fairStatus === fairStatus.finished) return isLive ? 'over' : null
  if (isOver(conference, now)) return 'over'
  if (state === 'live') return null
  // A film without a beginning is there at any time.
  if (begin === null) return isLive ? 'doors_closed' : null
  return now < begin - minutes(doorsMinutes) ? 'doors_closed' : null
}

const refused = (reason: EntryReason): EntryAnswer => ({ may: false, reason })

/** Whether somebody comes into a conference now: the one rule, asked by the server and shown by pages. */
export function mayEnter(conference: Entered, person: Entering, now: number): EntryAnswer {
  const { isModuleOn, state, isVisible, capacity, present } = conference
  if (!isModuleOn) return refused('module_disabled')
  if (person.isTeam) return { may: true }
  if (state === 'draft' || !isVisible) return refused('not_published')
  // To what nobody can come any more nobody is asked to come.
  if (state === 'cancelled') return refused('cancelled')
  if (isOver(conference, now) && !conference.hasReplay) return refused('over')
  const standing = standingEntry(conference, person, now)
  if (standing) return refused(standing)
  const { fairStatus: status } = conference
  if (status !== fairStatus.open && status !== fairStatus.finished) return refused('fair_not_open')
  const reason = passEntry(conference, person) ?? clockEntry(conference, now)
  if (reason) return refused(reason)
  return capacity !== null && present >= capacity && !person.isIn ? refused('full') : { may: true }
}
