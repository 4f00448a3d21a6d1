import { boothStates } from '#domain/exhibitors/contract/back-firms.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { type beginMailing, mailingLists } from '../../contract/mailings.ts'
import { accountStates } from '../../contract/people-back.ts'

export type AskedToWrite = BodyOf<typeof beginMailing>

const whole = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** To whom the address says that somebody wants to write; null where it names no list. What it says wrongly is left out. */
export function askedToWrite(search: URLSearchParams): AskedToWrite | null {
  const list = mailingLists.find(one => one === search.get('list'))
  if (!list) return null
  const numbers = ['userType', 'isValidated', 'sector', 'type', 'country'] as const
  const chosen = [...new Set((search.get('chosen') ?? '').split(','))].flatMap(id => whole(id) || [])
  const text = search.get('search')?.slice(0, 100)
  const account = accountStates.find(one => one === search.get('account'))
  const state = boothStates.find(one => one === search.get('state'))
  return {
    list,
    narrowedBy: {
      ...Object.fromEntries(
        numbers.flatMap(name => {
          const value = whole(search.get(name))
          return value === undefined ? [] : [[name, value]]
        }),
      ),
      ...(text && { search: text }),
      ...(account && { account }),
      ...(state && { state }),
      ...(search.get('isPresent') === 'true' && { isPresent: true }),
    },
    ...(chosen.length > 0 && { chosen: chosen.slice(0, 500) }),
  }
}
