import { accountStates } from '../contract/people-back.ts'
import type { FoundPeople } from './use-people-actions.ts'

/** What of the address the list of people is narrowed and ordered by. */
export const filters = [
  'search',
  'userType',
  'isValidated',
  'account',
  'isPresent',
  'isMember',
  'order',
] as const

/** The people of all one's fairs. */
export const everyFair = 'all'

const within = (search: URLSearchParams, fair: number | undefined) =>
  search.get('fair') === everyFair ? undefined : fair

/** As the call of the list takes it. */
export const askedIn = (search: URLSearchParams, fair: number | undefined) => ({
  ...Object.fromEntries(filters.map(name => [name, search.get(name) ?? ''])),
  fair: within(search, fair),
})

const whole = (text: string | null) => (text ? Number(text) : undefined)

/** The same as calls take it that do something with all whom the list finds. */
export const foundBy = (search: URLSearchParams, fair: number | undefined): FoundPeople['found'] => ({
  fair: within(search, fair)?.toString(),
  search: search.get('search') || undefined,
  userType: whole(search.get('userType')),
  isValidated: whole(search.get('isValidated')),
  account: accountStates.find(state => state === search.get('account')),
  isPresent: search.get('isPresent') === 'true' || undefined,
  isMember: search.get('isMember') === 'false' ? false : undefined,
})
