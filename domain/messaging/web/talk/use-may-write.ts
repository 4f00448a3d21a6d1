import { useFair } from '#domain/fairs/web/fair-context.tsx'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { staffRoles, useOwnStands } from '../inbox/use-own-stands.ts'
import { isWritingOffered } from './is-writing-offered.ts'

/**
 * Whether writing is offered: nowhere in a fair that has no messages or hides their buttons, not to oneself, not to one's
 * own booth, and whoever is at the fair for an exhibitor alone writes to no other exhibitor. The server decides
 * (`server/addressees.ts`).
 */
export function useMayWrite({ person, stand, context }: ContactTarget): boolean {
  const fair = useFair()
  const { user, roles } = usePerson()
  const { stands } = useOwnStands()
  if (!isWritingOffered(fair)) return false
  if (person && person.id === user?.id) return false
  const isOwnBooth = stands.some(one => one.id === stand?.id)
  if (stand && isOwnBooth) return person !== undefined
  if (!roles.every(role => staffRoles.includes(role))) return true
  return !stand && (context?.kind !== 'exhibitor' || context.id === user?.firm?.id)
}
