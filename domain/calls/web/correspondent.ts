import type { Correspondent } from '#domain/messaging/contract/message.ts'
import type { VisioCall } from '../contract/visio-call.ts'

/** The other one of a call, as its reader sees it; null once their account is gone. */
export const otherOf = ({ isCaller, caller, receiver }: VisioCall): Correspondent | null =>
  isCaller ? receiver : caller

export const fullNameOf = ({ firstName, lastName }: Pick<Correspondent, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Where a call back goes on: in the conversation that this one was part of. */
export const whereOf = ({ fair, conversation }: VisioCall) => ({
  fair: fair.id,
  conversation: conversation ?? undefined,
})
