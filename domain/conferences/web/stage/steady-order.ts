/**
 * The order in which a list is shown while somebody points at it: as it was, with what is new at its end. `moved`: how many
 * stand elsewhere in the order that waits.
 */
export function steadyOrder(
  shown: readonly number[],
  wanted: readonly number[],
): { order: number[]; moved: number } {
  const isThere = new Set(wanted)
  const stays = shown.filter(id => isThere.has(id))
  const known = new Set(stays)
  const order = [...stays, ...wanted.filter(id => !known.has(id))]
  return { order, moved: order.filter((id, at) => wanted[at] !== id).length }
}
