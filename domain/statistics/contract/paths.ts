/** Pages of figures; those of a fair stand among its paths. */
export const statisticsPaths = {
  standStats: '/stand/stats/:id?',
} as const
