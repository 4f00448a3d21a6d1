/** Pages of messages. */
export const messagingPaths = {
  userDirectMessages: '/user/direct-messages/:conversation?',
  /** The address that the header of other sites knows. */
  salonDirectMessages: '/salon/user/direct-messages',
  standInbox: '/stand/inbox/:id?/:conversation?',
} as const
