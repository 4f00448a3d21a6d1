import { useFair } from '#domain/fairs/web/fair-context.tsx'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { openConversation } from '../../contract/conversation.ts'

/** The conversation with whom is meant, as it is or new; the other side hears of it with its first message. */
export function useOpenConversation() {
  const api = useApi()
  const fair = useFair()
  return ({ person, stand }: Pick<ContactTarget, 'person' | 'stand'>) =>
    api.call(openConversation, {
      body: {
        ...(fair && { fair: fair.id }),
        ...(person ? { users: [person.id] } : stand && { stand: stand.id }),
      },
    })
}
