import type { ConferenceState } from './choices.ts'

type Standing<P> = { state: ConferenceState; program: P | null }

/** The programme for which a published session waits: nobody sees it before that is published itself. None for any other. */
export const awaitedProgram = <P extends { state: string }>({ state, program }: Standing<P>): P | null =>
  program?.state === 'draft' && state !== 'draft' && state !== 'cancelled' ? program : null
