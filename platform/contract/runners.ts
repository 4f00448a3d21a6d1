import type { Role } from './roles.ts'

/** Those who run fairs, by policy name. */
export const runners: readonly Role[] = ['superAdmin', 'superOrganizer', 'organizer']

/** Those who follow the exhibitors of a fair. */
export const watchers: readonly Role[] = [...runners, 'clusterAdmin']
