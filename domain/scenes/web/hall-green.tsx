import { memo } from 'react'
import { ART_U } from './booth-art.tsx'
import { DEPTH } from './booth-walls.ts'
import { aisleY } from './hall-layout.ts'
import { bench, tree } from './props/green.ts'
import { DECORATION } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'

/** The trees and benches of one aisle, painted after its booths and those who walk there. */
export const HallGreen = memo(function HallGreen({ aisle, width }: { aisle: number; width: number }) {
  const s = new Sheet(ART_U)
  const front = aisleY(aisle) + DEPTH
  if (aisle % 2 === 0) {
    tree(s, width / 2, front + 1.5)
    bench(s, width / 2 + 1.1, front + 1.2)
  } else {
    bench(s, 4.4, front + 1.3)
    tree(s, width - 1.5, front + 1.5, 0.9)
  }
  return <g {...DECORATION}>{s.painting()}</g>
})
