/** Pages of messages. */
export const messagingPaths = {
  userDirectMessages: '/user/direct-messages/:conversation?',
  /** The address that the header of other sites knows. */
  salonDirectMessages: '/salon/user/direct-messages',
  /** What was reported in a fair, for those who run it. */
  messageReports: '/message/reports',
  standInbox: '/stand/inbox/:id?/:conversation?',
} as const
