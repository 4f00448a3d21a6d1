/** Pages of queues. */
export const waitingPaths = {
  /** Of a booth, for those who receive there. */
  standQueue: '/stand/queue/:id?',
} as const
