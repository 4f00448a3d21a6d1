/** One booth as the keyboard knows it: its aisle, and how far along the aisle its middle is. */
export type Stop = { id: number; aisle: number; along: number }

export type Move = 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'

export function isMove(key: string): key is Move {
  return ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)
}

/** Left and Right follow the aisle, Down and Up jump to the nearest booth of the next aisle. */
export function nextBooth(stops: readonly Stop[], current: number, move: Move): number {
  const at = stops.findIndex(s => s.id === current)
  const here = stops[at]
  if (!here) return stops[0]?.id ?? current
  if (move === 'Home') return stops[0]?.id ?? current
  if (move === 'End') return stops[stops.length - 1]?.id ?? current
  if (move === 'ArrowRight') return stops[at + 1]?.id ?? current
  if (move === 'ArrowLeft') return stops[at - 1]?.id ?? current
  const aisle = here.aisle + (move === 'ArrowDown' ? 1 : -1)
  let nearest: Stop | null = null
  for (const stop of stops) {
    if (stop.aisle !== aisle) continue
    if (!nearest || Math.abs(stop.along - here.along) < Math.abs(nearest.along - here.along)) nearest = stop
  }
  return nearest?.id ?? current
}
