import { memo } from 'react'
import { ART_U } from './booth-art.tsx'
import { DEPTH } from './booth-walls.ts'
import { paintBuilding } from './building.ts'
import { aisleY, WALL } from './hall-layout.ts'
import { roundRectPath } from './plane-path.ts'
import { DECORATION } from './scene-defs.tsx'
import { Sheet, shift } from './sheet.tsx'

type HallHouseProps = { letter: string; width: number; depth: number; aisles: number }

/** The empty hall: building, its letter, the numbers of the aisles on wall and floor. Painted at the scale of the art. */
export const HallHouse = memo(function HallHouse({ letter, width, depth, aisles }: HallHouseProps) {
  const s = new Sheet(ART_U)
  paintBuilding(s, width, depth, WALL)
  const crest = s.wallMatrix(0, 3.3, 3.62, true)
  const wide = letter.length > 1
  s.paint(crest, 'z-crest', roundRectPath(0, 0, 200, 232, 14))
  s.text(crest, 'z-crest-t', 100, wide ? 160 : 182, wide ? 130 : 190, letter, true)
  for (let aisle = 0; aisle < aisles; aisle++) {
    const y = aisleY(aisle)
    const number = String(aisle + 1)
    const blade = s.wallMatrix(0, y + DEPTH + 1.5, 1.5, true)
    s.paint(blade, 'z-blade', roundRectPath(0, 0, 92, 92, 14))
    s.text(blade, 'z-blade-t', 46, 70, 68, number, true)
    s.text(shift(s.floorMatrix(0.25, y + DEPTH - 0.1), 0, 0), 'z-an', 0, 104, 150, number)
    s.line(
      [
        [2.1, y + DEPTH + 1.5],
        [width - 1.2, y + DEPTH + 1.5],
      ],
      'z-ad',
    )
  }
  return <g {...DECORATION}>{s.painting()}</g>
})
