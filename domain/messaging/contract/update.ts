/** What open pages hear: that something has changed, and in which conversation. They read again what they may see. */
export type MessageChange =
  | { type: 'message'; conversation: string; message: number }
  | { type: 'read'; conversation: string; message: number }
  | { type: 'taken' | 'handed_over' | 'changed'; conversation: string }
  | { type: 'delivered' }

/** Over in a moment: somebody writes. */
export type TypingUpdate = { type: 'typing'; conversation: string; person: number }

export type MessageUpdate = MessageChange | TypingUpdate

/** Where somebody hears of their conversations and of those of their booths. */
export const messageTopic = (person: number) => `/users/${person}/messages`
