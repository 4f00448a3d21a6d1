import { conflict, Refusal } from '#platform/server/refusal.ts'
import { mostDecided } from '../../contract/decide-found.ts'

/**
 * Holds a decision on all that a list finds to what whoever decides has seen of it.
 * @throws 422 for too many, 409 for more than they were shown: nobody is refused unseen
 */
export function assertExpectedCount(found: number, shown: number) {
  if (found > mostDecided) throw new Refusal(422, 'too_many_found')
  if (found > shown) throw conflict('list_has_grown')
}
