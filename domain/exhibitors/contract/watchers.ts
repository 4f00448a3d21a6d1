/** Those who run fairs. */
export const runners = ['superAdmin', 'superOrganizer', 'organizer'] as const

/** Those who follow the exhibitors of a fair. */
export const watchers = [...runners, 'clusterAdmin'] as const
