import { usePerson } from '#domain/identity/web/person.ts'
import { type Agenda, useKeptAgenda } from './use-kept-agenda.ts'
import { useOwnAgenda } from './use-own-agenda.ts'

/** What somebody means to hear in a fair: their own agenda, or what their browser keeps of it until they log in. */
export function useAgenda(fair: number): Agenda {
  const isKnown = usePerson().status === 'known'
  const own = useOwnAgenda(fair, isKnown)
  const here = useKeptAgenda(fair)
  return isKnown ? own : here
}
