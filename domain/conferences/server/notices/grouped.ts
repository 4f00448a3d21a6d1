/** What is of one key, together: in the order in which keys come first. */
export function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups]
}
