export const corners = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const
export type Corner = (typeof corners)[number]

export const isCorner = (text: unknown): text is Corner => corners.some(corner => corner === text)

const at = (isTop: boolean, isLeft: boolean): Corner =>
  `${isTop ? 'top' : 'bottom'}-${isLeft ? 'left' : 'right'}` as const

/** Where an arrow key leads; null for any other key. */
export function movedBy(corner: Corner, key: string): Corner | null {
  const isTop = corner.startsWith('top')
  const isLeft = corner.endsWith('left')
  if (key === 'ArrowUp') return at(true, isLeft)
  if (key === 'ArrowDown') return at(false, isLeft)
  if (key === 'ArrowLeft') return at(isTop, true)
  if (key === 'ArrowRight') return at(isTop, false)
  return null
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Where something was let go of within its frame. */
export const nearestCorner = (box: Box, frame: Box): Corner =>
  at(
    box.top + box.height / 2 < frame.top + frame.height / 2,
    box.left + box.width / 2 < frame.left + frame.width / 2,
  )
