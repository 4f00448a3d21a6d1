import { memo, type ReactElement } from 'react'
import { ART_U } from './booth-art.tsx'
import { DEPTH } from './booth-walls.ts'
import { CALM_POSES, seededLook } from './cast.ts'
import { aisleY } from './hall-layout.ts'
import { round1 } from './iso.ts'
import { person } from './people.tsx'
import { bench, tree } from './props/green.ts'
import { DECORATION } from './scene-defs.tsx'
import { pick, seeded } from './seeded.ts'
import { Sheet } from './sheet.tsx'

type CrowdProps = { aisle: number; width: number }
type Thing = { x: number; y: number; paint: (s: Sheet) => void }

function standing(x: number, y: number, element: (at: readonly [number, number]) => ReactElement): Thing {
  return {
    x,
    y,
    paint: s => {
      const at = s.at(x, y)
      s.put(element([round1(at[0]), round1(at[1])]), {
        l: at[0] - s.u * 0.36,
        t: at[1] - s.u * 1.3,
        r: at[0] + s.u * 0.36,
        b: at[1] + s.u * 0.15,
      })
    },
  }
}

/** People strolling along one aisle, its trees and benches; painted after the booths of the aisle. */
export const HallCrowd = memo(function HallCrowd({ aisle, width }: CrowdProps) {
  const chance = seeded(11 + aisle * 17)
  const front = aisleY(aisle) + DEPTH
  const scale = (ART_U * 1.13) / 100
  const groups = 5 + (aisle % 2)
  const things: Thing[] = []
  for (let i = 0; i < groups; i++) {
    const x = 2.4 + ((width - 4) * (i + chance() * 0.7)) / groups
    const y = front + 0.75 + chance() * 1.1
    const pair = chance() > 0.55
    const pose = pair ? 'talk' : pick(chance, CALM_POSES)
    const flip = chance() > 0.5
    const look = seededLook(chance, { pose, skirt: chance() > 0.8 })
    things.push(standing(x, y, at => person(look, at, scale, 'far', { flip })))
    if (!pair) continue
    const other = seededLook(chance, { pose: 'stand' })
    things.push(standing(x + 0.5, y + 0.12, at => person(other, at, scale, 'far', { flip: true })))
  }
  if (aisle % 2 === 0) {
    const middle = width / 2
    things.push({ x: middle, y: front + 1.5, paint: s => tree(s, middle, front + 1.5) })
    things.push({ x: middle + 1.8, y: front + 1.2, paint: s => bench(s, middle + 1.1, front + 1.2) })
  } else {
    things.push({ x: width - 1.5, y: front + 1.5, paint: s => tree(s, width - 1.5, front + 1.5, 0.9) })
    things.push({ x: 5, y: front + 1.3, paint: s => bench(s, 4.4, front + 1.3) })
  }
  const s = new Sheet(ART_U)
  things.sort((a, b) => a.x + a.y - b.x - b.y)
  for (const thing of things) thing.paint(s)
  return (
    <g className="z-crowd" {...DECORATION}>
      {s.painting()}
    </g>
  )
})
