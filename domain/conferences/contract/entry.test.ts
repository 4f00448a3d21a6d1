import { expect, it } from 'vitest'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { doorsOf, type Entered, type Entering, isOver, mayEnter, type OwnedPass } from './entry.ts'

const begin = Date.parse('2026-06-01T10:00:00Z')
const minute = 60_000
const conference: Entered = {
  isModuleOn: true,
  fairStatus: fairStatus.open,
  state: 'scheduled',
  isVisible: true,
  mode: 'live',
  begin,
  end: begin + 30 * minute,
  hasReplay: false,
  capacity: null,
  present: 0,
  needsPass: false,
  isPublicWatching: false,
  isInRoom: false,
}
const member: Entering = {
  isLoggedIn: true,
  isWatching: false,
  isMember: true,
  isTeam: false,
  isIn: false,
  passes: [],
}
const watcher: Partial<Entering> = { isLoggedIn: false, isMember: false, isWatching: true }
const open: Partial<Entered> = { isPublicWatching: true }
const pass: OwnedPass = { isValidated: validationState.validated, isLimited: false, hasPlace: false }
const { waiting, refused } = validationState

type Case = [string, Partial<Entered>, Partial<Entering>, number, string | true]
const cases: Case[] = [
  ['a member while it runs', {}, {}, 0, true],
  ['a member ten minutes before', {}, {}, -10, true],
  ['a member eleven minutes before', {}, {}, -11, 'doors_closed'],
  ['the team before the doors open', {}, { isTeam: true }, -600, true],
  [
    'the team of a draft in preparation',
    { state: 'draft', fairStatus: fairStatus.preparation },
    { isTeam: true },
    -600,
    true,
  ],
  ['the team where the module is off', { isModuleOn: false }, { isTeam: true }, 0, 'module_disabled'],
  ['a member of a draft', { state: 'draft' }, {}, 0, 'not_published'],
  ['a member of what is hidden', { isVisible: false }, {}, 0, 'not_published'],
  ['a stranger', {}, { isLoggedIn: false, isMember: false }, 0, 'login_needed'],
  ['a stranger to what is over', {}, { isLoggedIn: false, isMember: false }, 61, 'over'],
  [
    'a stranger to what is over and has a replay',
    { hasReplay: true },
    { isLoggedIn: false, isMember: false },
    61,
    'login_needed',
  ],
  ['a stranger to what is cancelled', { state: 'cancelled' }, { isLoggedIn: false }, 0, 'cancelled'],
  ['who is not of the fair', {}, { isMember: false }, 0, 'membership_needed'],
  ['a member in preparation', { fairStatus: fairStatus.preparation }, {}, 0, 'fair_not_open'],
  ['a member of a closed fair', { fairStatus: fairStatus.closed }, {}, 0, 'fair_not_open'],
  ['a member of a finished fair', { fairStatus: fairStatus.finished }, {}, 0, 'over'],
  ['a replay of a finished fair', { fairStatus: fairStatus.finished, hasReplay: true }, {}, 0, true],
  ['what is cancelled', { state: 'cancelled' }, {}, 0, 'cancelled'],
  ['who has no pass', { needsPass: true }, {}, 0, 'pass_needed'],
  ['who was refused', { needsPass: true }, { passes: [{ ...pass, isValidated: refused }] }, 0, 'pass_needed'],
  ['who waits', { needsPass: true }, { passes: [{ ...pass, isValidated: waiting }] }, 0, 'pass_waiting'],
  ['who holds an open pass', { needsPass: true }, { passes: [pass] }, 0, true],
  ['a limited pass', { needsPass: true }, { passes: [{ ...pass, isLimited: true }] }, 0, 'place_needed'],
  ['a place', { needsPass: true }, { passes: [{ ...pass, isLimited: true, hasPlace: true }] }, 0, true],
  ['after half an hour of overrun', {}, {}, 61, 'over'],
  ['within the overrun', {}, {}, 60, true],
  ['what is still on air then', { state: 'live' }, {}, 600, true],
  ['what its team has ended', { state: 'ended' }, {}, 10, 'over'],
  ['what has ended, with a replay', { state: 'ended', hasReplay: true }, {}, 10, true],
  ['what is live and has no time', { begin: null, end: null }, {}, 0, 'doors_closed'],
  ['a film without a time', { mode: 'replay', begin: null, end: null }, {}, 0, true],
  ['a premiere before its doors', { mode: 'replay' }, {}, -11, 'doors_closed'],
  ['who only wants to watch, where nobody may without an account', {}, watcher, 0, 'login_needed'],
  ['a stranger where everybody may watch', open, { ...watcher, isWatching: false }, 0, 'login_needed'],
  ['who watches', open, watcher, 0, true],
  ['who watches before the doors open', open, watcher, -11, 'doors_closed'],
  ['who watches what needs a pass', { ...open, needsPass: true }, watcher, 0, 'login_needed'],
  ['who watches a draft', { ...open, state: 'draft' }, watcher, 0, 'not_published'],
  ['who watches what is hidden', { ...open, isVisible: false }, watcher, 0, 'not_published'],
  ['who watches what is cancelled', { ...open, state: 'cancelled' }, watcher, 0, 'cancelled'],
  ['who watches where the module is off', { ...open, isModuleOn: false }, watcher, 0, 'module_disabled'],
  [
    'who watches in preparation',
    { ...open, fairStatus: fairStatus.preparation },
    watcher,
    0,
    'fair_not_open',
  ],
  ['who watches in a closed fair', { ...open, fairStatus: fairStatus.closed }, watcher, 0, 'fair_not_open'],
  ['who watches in a finished fair', { ...open, fairStatus: fairStatus.finished }, watcher, 0, 'over'],
  [
    'who watches a replay of a finished fair',
    { ...open, fairStatus: fairStatus.finished, hasReplay: true },
    watcher,
    0,
    true,
  ],
  ['who watches a room', { ...open, isInRoom: true }, watcher, 0, 'account_needed'],
  ['who watches the replay of a room', { ...open, isInRoom: true, hasReplay: true }, watcher, 61, true],
  ['who watches a full room', { ...open, capacity: 2, present: 2 }, watcher, 0, 'full'],
  ['who watches it already', { ...open, capacity: 2, present: 2 }, { ...watcher, isIn: true }, 0, true],
  ['who waits, and would watch', open, { isMember: false, isWatching: true }, 0, 'membership_needed'],
  ['a full room', { capacity: 2, present: 2 }, {}, 0, 'full'],
  ['who is in a full room already', { capacity: 2, present: 2 }, { isIn: true }, 0, true],
]

it.each(cases)('entry of %s', (_name, changed, person, at, expected) => {
  const entry = mayEnter({ ...conference, ...changed }, { ...member, ...person }, begin + at * minute)
  expect(entry.may || entry.reason).toBe(expected)
})

it('doors open half an hour before to the team and ten minutes before to everybody, and of a film without a time never', () => {
  expect(doorsOf(conference, true)).toBe(begin - 30 * minute)
  expect(doorsOf(conference, false)).toBe(begin - 10 * minute)
  expect(doorsOf({ begin: null, mode: 'replay' }, false)).toBeNull()
})

it('a film is never over', () => {
  expect(isOver({ state: 'ended', end: begin, mode: 'replay' }, begin + 1_000 * minute)).toBe(false)
})
