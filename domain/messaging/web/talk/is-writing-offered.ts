import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'

/** Whether a fair lets anybody begin to write: nothing where it has no messages, or hides their buttons. */
export const isWritingOffered = (
  fair: Pick<PublicFair, 'isUsingDirectMessageModule' | 'isHidingChatButtons'> | null | undefined,
): boolean => Boolean(fair?.isUsingDirectMessageModule && !fair.isHidingChatButtons)
