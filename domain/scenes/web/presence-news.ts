import type { BoothScene } from '../contract/scene.ts'

/** Which booths were lit when somebody last listened, and what has changed since. */
export type Lights = ReadonlyMap<number, boolean>

export const lightsOf = (booths: readonly BoothScene[]): Lights =>
  new Map(booths.map(b => [b.id, b.free > 0]))

export type News = { litUp: BoothScene[]; wentDark: BoothScene[] }

/** A booth that lit up and went dark again meanwhile is no news; nor is one that was not there before. */
export function presenceNews(before: Lights, booths: readonly BoothScene[]): News {
  const known = booths.filter(b => before.has(b.id))
  return {
    litUp: known.filter(b => b.free > 0 && !before.get(b.id)),
    wentDark: known.filter(b => b.free === 0 && before.get(b.id)),
  }
}
