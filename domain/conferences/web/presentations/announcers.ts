import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'

/** Who announces presentations, and who sees those of their firm besides. */
export const announcers: readonly Role[] = [...runners, 'firmAdmin']
export const presentationReaders: readonly Role[] = [...announcers, 'standContact']
