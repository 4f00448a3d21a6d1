/** Screens of this domain, below the fair’s prefix. */
export const leadPaths = {
  standLeads: '/stand/leads/:id?',
  standLeadRules: '/stand/leads/rules',
} as const
