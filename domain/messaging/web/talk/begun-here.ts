import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import type { Conversation } from '../../contract/conversation.ts'
import type { Beginning } from '../unsent/unsent-messages.ts'

type Fair = Pick<PublicFair, 'id' | 'homepage'> | null | undefined
type Addressed = Pick<ContactTarget, 'person' | 'stand'>

/** Where what one types to somebody is kept as long as the server has not opened the conversation. */
export const draftTo = ({ person, stand }: Addressed, fair: Fair) =>
  `begun:${fair?.id}:${person ? `person:${person.id}` : `stand:${stand?.id}`}`

export const beginningWith = ({ person, stand }: Addressed, fair: Fair, name: string): Beginning => ({
  uuid: crypto.randomUUID(),
  fair: fair?.id,
  name,
  ...(person ? { person: person.id } : stand && { stand: stand.id }),
})

/** A conversation as it is until the server can be asked: nothing has been written in it, its id is 0. */
export const begunHere = ({ person, stand }: Addressed, fair: Fair, beginning: Beginning): Conversation => ({
  id: 0,
  uuid: beginning.uuid,
  kind: person ? 'people' : 'booth',
  fair: { id: fair?.id ?? 0, homepage: fair?.homepage ?? '', name: null },
  as: 'person',
  users: person ? [{ ...person, jobTitle: null, picture: null, look: {}, firm: null }] : [],
  booth:
    person || !stand
      ? null
      : { stand: stand.id, number: null, firm: { id: 0, name: stand.name, logo: null, color: null } },
  lastMessage: null,
  context: null,
  unread: 0,
  isHandedOver: false,
  isArchived: false,
  isBlocked: false,
  mayWrite: true,
  readAt: null,
  waitingSince: null,
  takenBy: null,
  takenAt: null,
  cursor: 0,
})
