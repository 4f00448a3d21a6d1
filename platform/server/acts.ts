import type { Act } from '#platform/contract/acts.ts'
import type { Context } from './context.ts'

/** For somebody who runs the fair, which has been checked; `text` is what they have typed, which may be nothing. */
export type ActsAsked = { fair: number; text: string }

/** What one domain can do by its name. */
export type ActSource = (asked: ActsAsked, context: Context) => Promise<Act[]>
