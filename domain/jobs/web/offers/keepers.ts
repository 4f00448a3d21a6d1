import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'

/** Who writes offers, and who sees those of their firm besides: whoever may recruit for it. */
export const offerKeepers: readonly Role[] = [...runners, 'firmAdmin']
export const offerReaders: readonly Role[] = [...offerKeepers, 'standContact']
