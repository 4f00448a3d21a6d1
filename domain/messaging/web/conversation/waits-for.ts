import type { Conversation } from '../../contract/conversation.ts'

type Dealt = Pick<Conversation, 'as' | 'waitingSince' | 'takenBy' | 'mayWrite'>

/** A colleague deals with it: what is new there asks nobody else for anything. */
export const isColleagues = ({ as, takenBy }: Pick<Dealt, 'as' | 'takenBy'>, me: number | undefined) =>
  as === 'booth' && takenBy !== null && takenBy.id !== me

/** Whether somebody waits there for an answer of the booth that is one's own to give: what the box `waiting` holds. */
export const waitsFor = (conversation: Dealt, me: number | undefined) =>
  conversation.as === 'booth' &&
  conversation.waitingSince !== null &&
  conversation.mayWrite &&
  !isColleagues(conversation, me)
