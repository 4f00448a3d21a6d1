import { memo } from 'react'
import type { DrawnStand } from '../contract/scene.ts'
import { brandStyle } from './brand-color.ts'
import { round1, type Spot } from './iso.ts'
import { labelLines } from './label-lines.ts'
import { FlatMark } from './mark.tsx'
import { PLACE_DEPTH, type PlanSlot } from './plan-layout.ts'
import { DECORATION } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'

export type Paper = { u: number; ox: number; oy: number }

const BLOCK = 0.5
/** How high a stand is carried. */
const CARRIED = 2.3

/** The stand as a low block on the floor, with its number on the edge. */
export const PlanBlock = memo(function PlanBlock({
  slot,
  stand,
  paper,
}: {
  slot: PlanSlot
  stand: DrawnStand
  paper: Paper
}) {
  const s = new Sheet(paper.u, paper)
  const { x, y } = slot
  const w = slot.place.width
  s.poly(
    [
      [x + 0.2, y + 0.2],
      [x + w + 0.4, y + 0.2],
      [x + w + 0.4, y + 2.65],
      [x + 0.3, y + 2.65],
    ],
    'z-shd',
  )
  s.box(x, y, 0, w, PLACE_DEPTH, BLOCK, ['z-pt', 'z-c2', 'z-c3'])
  s.text(s.wallMatrix(x + 0.15, y + PLACE_DEPTH, BLOCK), 'z-pn', 0, 39, 40, slot.place.number)
  const [dx, dy] = s.at(x + w - 0.35, y + 0.35, BLOCK)
  const r = Math.max(3.2, Math.min(4.4, paper.u * 0.22))
  return (
    <g className="z-brand" style={brandStyle(stand.color)}>
      {s.painting()}
      <circle className={`z-st-${stand.progress}`} cx={round1(dx)} cy={round1(dy)} r={r} />
    </g>
  )
})

/** A place without a stand: a dashed outline with its number on the floor. */
export const PlanEmpty = memo(function PlanEmpty({ slot, paper }: { slot: PlanSlot; paper: Paper }) {
  const s = new Sheet(paper.u, paper)
  s.rect(slot.x, slot.y, slot.place.width, PLACE_DEPTH, 'z-slot')
  s.text(s.floorMatrix(slot.x + 0.25, slot.y + 0.2), 'z-slot-n', 0, 100, 92, slot.place.number)
  return s.painting()
})

/** The stand in hand: its shadow already lies where it would stand. */
export function PlanCarried({
  stand,
  width,
  x,
  y,
  paper,
}: {
  stand: DrawnStand
  width: number
  x: number
  y: number
  paper: Paper
}) {
  const s = new Sheet(paper.u, paper)
  s.rect(x, y, width, PLACE_DEPTH, 'z-shd')
  s.box(x, y, CARRIED, width, PLACE_DEPTH, BLOCK, ['z-pt', 'z-c2', 'z-c3'])
  return (
    <g className="z-ghost z-brand" style={brandStyle(stand.color)}>
      {s.painting()}
      <PlanLabel
        at={s.at(x + width / 2, y + PLACE_DEPTH / 2, CARRIED + BLOCK)}
        stand={stand}
        room={200}
        u={paper.u}
      />
    </g>
  )
}

const SIZE = 12.5

/** Mark and name, flat to the reader; in two lines when it would reach over the neighbour, then the mark alone. */
export function PlanLabel({ at, stand, room, u }: { at: Spot; stand: DrawnStand; room: number; u: number }) {
  // The edge before a name has the number, the corner behind it the state.
  const lines = labelLines(stand.name, SIZE, room, room * 0.66)
  const scale = Math.min(0.18, u * 0.0094)
  const [x, y] = [round1(at[0]), round1(at[1])]
  return (
    <g {...DECORATION} className="z-nohit">
      <FlatMark
        of={stand}
        transform={`translate(${x} ${lines.length ? y - 9 - (lines.length - 1) * 5 : y}) scale(${Math.round(scale * 1000) / 1000})`}
      />
      {lines.map((line, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by where it stands
          key={at}
          className="z-lbl"
          textAnchor="middle"
          x={x}
          y={round1(y + 14 + (at - (lines.length - 1) * 0.35) * SIZE * 1.08)}
          fontSize={SIZE}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

export const onBlock = (paper: Paper, slot: PlanSlot): Spot =>
  new Sheet(paper.u, paper).at(slot.x + slot.place.width / 2, slot.y + PLACE_DEPTH / 2, BLOCK)
