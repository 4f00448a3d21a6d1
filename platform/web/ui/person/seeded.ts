/** Deterministic chance, so that a scene looks the same for everybody and on every visit. */
export type Chance = () => number

export function seeded(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(chance: Chance, [first, ...others]: readonly [T, ...T[]]): T {
  const at = Math.floor(chance() * (others.length + 1))
  return others[at - 1] ?? first
}
