import type { Conversation } from '../../contract/conversation.ts'
import type { Correspondent } from '../../contract/message.ts'
import { fullName } from '../thread/thread-line.ts'

export type Counterpart = {
  /** Empty where their account is gone. */
  name: string
  person: Correspondent | null
  booth: Conversation['booth']
  /** What stands beneath the name. */
  about: (string | null)[]
}

/** With whom one writes: a person, or the booth of a firm. */
export function counterpartOf(conversation: Conversation, me: number | undefined): Counterpart {
  const { kind, as, booth, users } = conversation
  if (kind === 'booth' && as === 'person')
    return { name: booth?.firm?.name ?? '', person: null, booth, about: [booth?.number ?? null] }
  const person = users.find(one => one.id !== me) ?? null
  return {
    name: person ? fullName(person) : '',
    person,
    booth: null,
    about: [person?.jobTitle ?? null, person?.firm ?? null],
  }
}
