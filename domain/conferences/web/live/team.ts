import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { readBackstage } from '../../contract/live.ts'

/** Who is of the team of a session, and how they find a way to its stage. */
export type Team = ResponseOf<typeof readBackstage>
