/** The list with one entry moved to a place counted after it was lifted. */
export const moved = (ids: readonly string[], id: string, to: number): string[] => {
  const rest = ids.filter(other => other !== id)
  return [...rest.slice(0, Math.max(0, to)), id, ...rest.slice(Math.max(0, to))]
}

/** The list with several entries put together before or after a target, in their own order. */
export const placed = (
  ids: readonly string[],
  lifted: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): string[] => {
  if (lifted.has(target)) return [...ids]
  const rest = ids.filter(id => !lifted.has(id))
  const at = rest.indexOf(target) + (side === 'after' ? 1 : 0)
  return [...rest.slice(0, at), ...ids.filter(id => lifted.has(id)), ...rest.slice(at)]
}
