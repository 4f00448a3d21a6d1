/** Pages of video calls. */
export const callPaths = {
  visio: '/visio',
  visioRoom: '/visio/room/:id?',
  standVideoroom: '/stand/videoroom/:id?',
} as const
