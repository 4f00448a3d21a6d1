import { memo } from 'react'
import type { HallScene } from '../contract/scene.ts'
import { ART_U } from './booth-art.tsx'
import { DEPTH } from './booth-walls.ts'
import { paintBuilding } from './building.ts'
import { aisleY, WALL } from './hall-layout.ts'
import type { Matrix } from './iso.ts'
import { roundRectPath } from './plane-path.ts'
import { DECORATION } from './scene-defs.tsx'
import { Sheet, shift } from './sheet.tsx'

type HallHouseProps = Pick<HallScene, 'letter' | 'variant' | 'leftImage' | 'rightImage'> & {
  width: number
  depth: number
  aisles: number
}

/** A picture that the organizer has hung on a wall, in its frame. */
function hang(s: Sheet, wall: Matrix, width: number, height: number, href: string) {
  s.paint(wall, 'z-cw', roundRectPath(-7, -7, width + 14, height + 14, 8))
  s.image(wall, 0, 0, width, height, href, true)
}

/** The empty hall: building, its letter, the numbers of the aisles on wall and floor. Painted at the scale of the art. */
export const HallHouse = memo(function HallHouse(props: HallHouseProps) {
  const { letter, variant, leftImage, rightImage, width, depth, aisles } = props
  const s = new Sheet(ART_U)
  paintBuilding(s, width, depth, WALL, variant)
  if (leftImage) hang(s, s.wallMatrix(0, depth - 0.5, 3.4, true), 230, 150, leftImage)
  if (rightImage) hang(s, s.wallMatrix(width / 2 - 1.6, 0, 3.66), 320, 180, rightImage)
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
