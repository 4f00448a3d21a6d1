import type { AuditoriumSpeaker } from '../contract/scene.ts'
import type { AuditoriumLayout, AuditoriumView } from './auditorium-layout.ts'
import { round1, type Spot } from './iso.ts'
import { textWidth } from './metrics.ts'

const TALL = 1.62
const LINE = 34
const SIZE = 14

type Reach = { left: number; right: number; y: number }

/** Where a name hangs whose lower edge is above a point. */
export const reachOf = (x: number, y: number, text: string): Reach => {
  const half = (textWidth(text, SIZE) + 54) / 2
  return { left: x - half, right: x + half, y }
}

/** Those on the stage, back to front, each with its name above: names that would meet hang above each other. */
export function speakersOn(
  { standing, stage }: AuditoriumLayout,
  { eye }: AuditoriumView,
  speakers: readonly AuditoriumSpeaker[],
  /** What hangs there already. */
  others: readonly Reach[] = [],
): { one: AuditoriumSpeaker; feet: Spot; tag: Spot }[] {
  const placed = speakers.flatMap((one, i) => {
    const floor = standing[i]
    return floor
      ? [{ one, floor, feet: eye.p(...floor, stage.height), crown: eye.p(...floor, stage.height + TALL) }]
      : []
  })
  const hung = [...others]
  return placed
    .sort((a, b) => a.floor[0] + a.floor[1] - b.floor[0] - b.floor[1])
    .map(({ one, feet, crown: [x, y] }) => {
      const reach = reachOf(x, y - 6, one.name)
      const isTaken = (at: number) =>
        hung.some(({ left, right, y }) => reach.left < right && left < reach.right && Math.abs(y - at) < LINE)
      let at = reach.y
      while (isTaken(at) && at > 2 * LINE) at -= 6
      hung.push({ ...reach, y: at })
      return { one, feet, tag: [round1(x), round1(at)] as const }
    })
}

/** Where the lamp of the stage hangs. */
export function stageLamp({ stage, wall }: AuditoriumLayout, { eye }: AuditoriumView): Spot {
  const [x, y] = eye.p(stage.x + stage.width * 0.7, stage.y + stage.depth * 0.5, wall * 0.86)
  return [round1(x), round1(y)]
}
