import { runsFair } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import type { Actor } from '#platform/server/actor.ts'

/** Whether somebody recruits for a firm; in which fairs, the scope `R` says. */
export const recruitsFor = ({ reach }: Actor, firm: number | null): boolean =>
  firm !== null &&
  (reach.R ?? []).some(
    ({ anchor, ids }) => anchor === 'recruitedFor' && Array.isArray(ids) && ids.includes(firm),
  )

/** Whether an offer of this firm in this fair is told to them as to its own people. */
export const isOwnJob = (actor: Actor, fair: number | null, firm: number | null): boolean =>
  runsFair(actor, fair) || recruitsFor(actor, firm) || (firm !== null && ownFirms(actor).includes(firm))
