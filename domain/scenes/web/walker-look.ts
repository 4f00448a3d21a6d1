import { CALM_POSES, seededLook } from '#platform/web/ui/person/cast.ts'
import { pick, seeded } from '#platform/web/ui/person/seeded.ts'

// What stands out from the floor of a hall, by day and in the evening: behind whoever walks there is no wall.
const tops = ['#D9A53A', '#7FA9B8', '#D77A61', '#5C7F71', '#C76B7E'] as const
const trousers = ['#3F5566', '#5B5149', '#73806F', '#8D7B68'] as const

/** Somebody by their place: nothing of who walks there is in how they are drawn. */
export function walkerLook(seed: number) {
  const chance = seeded(seed * 53 + 11)
  const worn = { top: pick(chance, tops), pants: pick(chance, trousers) }
  return {
    look: seededLook(chance, { ...worn, badge: 'none', pose: pick(chance, CALM_POSES) }),
    flip: seed % 2 === 0,
  }
}
