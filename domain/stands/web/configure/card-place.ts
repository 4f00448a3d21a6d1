export type Box = { left: number; top: number; width: number; height: number }

const gap = 16

const within = (at: number, most: number) => Math.max(gap, Math.min(at, most))

/** As much of a thing may lie below its card, where that keeps the card out of the room. */
const coverable = 60

/**
 * Where the card of a thing lies on its stage: beside it, on the right if there is room or nearly, else on the left,
 * else where most of it stays seen; never beyond an edge.
 */
export function cardPlace(
  thing: Box,
  stage: Pick<Box, 'width' | 'height'>,
  card: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const right = thing.left + thing.width + gap
  const left = thing.left - gap - card.width
  const mostLeft = stage.width - gap - card.width
  const isFarLeft = thing.left + thing.width / 2 < stage.width / 2
  const isNearlyRight = right - gap - coverable <= mostLeft
  const beside = isNearlyRight ? Math.min(right, mostLeft) : left >= gap ? left : isFarLeft ? mostLeft : gap
  return {
    left: within(beside, mostLeft),
    top: within(thing.top + thing.height / 2 - card.height / 2, stage.height - gap - card.height),
  }
}
