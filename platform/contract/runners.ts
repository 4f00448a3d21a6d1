/** Those who run fairs, by policy name. */
export const runners: readonly string[] = ['superAdmin', 'superOrganizer', 'organizer']

/** Those who follow the exhibitors of a fair. */
export const watchers: readonly string[] = [...runners, 'clusterAdmin']
