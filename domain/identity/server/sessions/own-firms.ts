import type { Actor } from '#platform/server/actor.ts'

/** Firms of which somebody looks after everything. */
export const ownFirms = ({ reach }: Actor): number[] =>
  (reach.M ?? []).flatMap(({ anchor, ids }) => (anchor === 'firm' && Array.isArray(ids) ? ids : []))
