import { EVERYWHERE } from './bounds.ts'
import type { Point } from './iso.ts'
import { pathName } from './shape-name.ts'
import type { Sheet } from './sheet.tsx'

/** Tiles from one row of panes to the next, along and across. */
const along = 7.2
const across = { x: 1.25, y: 2.1 }

const pane = (x: number, y: number): Point[] => [
  [x, y],
  [x + 1.6, y],
  [x + 2.75, y + 1.94],
  [x + 1.15, y + 1.94],
]

/** Panes of light on the floor, cut by the bars of the roof: one row of them, said once and repeated as far as the floor goes. */
export function paintDaylight(s: Sheet, w: number, d: number): void {
  const pairs = Math.ceil(d / across.y)
  const row = Array.from({ length: pairs }, (_, j) =>
    [0, 1.75].map(x => pane(x + j * across.x, j * across.y)),
  )
  const light = s.outline(row.flat())
  const floor = s.outline([
    [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ],
  ])
  const [name, edge] = [pathName(light + floor), pathName(floor)]
  const starts: number[] = []
  for (let x = -d; x < w; x += along) if (x + pairs * across.x + 3.25 > 0) starts.push(x)
  const [ox, oy] = s.at(0, 0)
  s.put(
    <g className="z-sun" clipPath={`url(#${edge})`}>
      <clipPath id={edge}>
        <path d={floor} />
      </clipPath>
      <defs>
        <path id={name} d={light} />
      </defs>
      {starts.map(x => {
        const [sx, sy] = s.at(x, 0)
        return <use key={x} href={`#${name}`} x={s.round(sx - ox)} y={s.round(sy - oy)} />
      })}
    </g>,
    EVERYWHERE,
  )
}
