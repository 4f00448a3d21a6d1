import { shortened, widthOf } from './scale.ts'

/** Where something happened, in the drawing, and what it is called. */
export interface MarkAt {
  x: number
  label: string
}

export interface MarkLabel {
  /** As much of it as there is room for; nothing where there is none. */
  text: string
  /** From the top, 0 first. */
  row: number
  /** Written to the left of its line. */
  isBefore: boolean
}

const rowsMost = 3
/** Between a line and its label, and between two labels. */
const gap = 6
/** Of less nobody reads anything. */
const least = 48

/** Labels of what happened, in as few rows as they need so that none lies on another. Marks come in their order. */
export function markLabels(marks: readonly MarkAt[], left: number, right: number): MarkLabel[] {
  /** Up to where each row is written. */
  const ends = Array.from({ length: rowsMost }, () => left - gap)
  return marks.map(({ x, label }) => {
    const wide = widthOf(label)
    const places = ends.flatMap((end, row) => {
      // A line goes down from its label: what is written further down is not crossed where that can be helped.
      const crossed = ends.slice(row + 1).filter(below => below > x).length
      const after = end + gap <= x ? right - x - gap : 0
      const before = x - gap - (end + gap)
      return [
        { row, crossed, isBefore: false, room: Math.min(wide, after) },
        { row, crossed, isBefore: true, room: Math.min(wide, before) },
      ].filter(({ room }) => room >= Math.min(wide, least))
    })
    const [place] = places.toSorted(
      (one, other) =>
        Number(other.room >= wide) - Number(one.room >= wide) ||
        one.crossed - other.crossed ||
        other.room - one.room ||
        one.row - other.row,
    )
    if (!place) return { text: '', row: 0, isBefore: false }
    const { row, isBefore, room } = place
    ends[row] = isBefore ? x : x + gap + room
    return { text: room < wide ? shortened(label, room) : label, row, isBefore }
  })
}
