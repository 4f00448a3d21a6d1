import type { ReactElement } from 'react'
import type { AuditoriumScene } from '../contract/scene.ts'
import type { AuditoriumLayout, AuditoriumView, Seat } from './auditorium-layout.ts'
import { EVERYWHERE } from './bounds.ts'
import { brandStyle } from './brand-color.ts'
import { paintFloor } from './building.ts'
import { fitText, LEADING } from './fit-text.ts'
import { type Matrix, round1 } from './iso.ts'
import { paintMark } from './mark.tsx'
import { roundRectPath } from './plane-path.ts'
import { NEUTRAL, WOOD } from './props/still-life.ts'
import { Sheet } from './sheet.tsx'

const sheetOf = ({ u, eye }: AuditoriumView) => {
  const [ox, oy] = eye.p(0, 0)
  return new Sheet(u, { ox, oy })
}

/** The house, the screen with the title, and the mark of who sponsors it. */
export function paintRoom(
  { width, depth, wall, screen, mark }: AuditoriumLayout,
  view: AuditoriumView,
  { title, sponsor, pictures }: Pick<AuditoriumScene, 'title' | 'sponsor' | 'pictures'>,
): ReactElement {
  const s = sheetOf(view)
  paintFloor(s, width, depth)
  s.box(0, -0.2, 0, width, 0.2, wall, ['z-n1', 'z-wl', 'z-n3'])
  s.box(-0.2, -0.2, 0, 0.2, depth + 0.2, wall, ['z-n1', 'z-n2', 'z-wr'])
  const right = s.wallMatrix(0, 0, 0)
  const battens = Math.max(2, Math.floor((width - 2) / 1.42))
  for (let i = 0; i < battens; i++)
    s.paint(right, 'z-bat', roundRectPath(120 + i * 142, -wall * 73, 70, wall * 61, 6))
  const on = s.wallMatrix(0, screen.y, 0, true)
  const [w, h] = [Math.round(screen.width * 100), Math.round(screen.width * 42)]
  const top = -Math.round(wall * 91)
  s.paint(on, 'z-d2', roundRectPath(0, top, w, h, 8))
  s.paint(on, 'z-stg', roundRectPath(10, top + 10, w - 20, h - 20, 4))
  if (pictures?.screen) s.image(on, 10, top + 10, w - 20, h - 20, pictures.screen, true)
  else paintTitle(s, on, { w, h, top }, title)
  if (pictures?.left) {
    // Beyond the screen: what hangs nearer belongs to a sponsor.
    const wide = Math.round((depth - screen.y) * 100)
    hang(s, s.wallMatrix(0, depth, 0, true), { x: wide * 0.14, wide: wide * 0.72, wall }, pictures.left)
  }
  if (pictures?.right) {
    const wide = Math.min(360, width * 34)
    hang(s, right, { x: width * 50 - wide / 2, wide, wall }, pictures.right)
  }
  if (sponsor) {
    const at = s.wallMatrix(0, mark, 0, true)
    const brand = sheetOf(view)
    paintMark(brand, at, 0, -wall * 70, 0.8, sponsor, false)
    s.put(
      <g className="z-brand" style={brandStyle(sponsor.color)}>
        {brand.painting()}
      </g>,
      EVERYWHERE,
    )
  }
  return s.painting()
}

/** A picture in its frame on a wall, three to two. */
function hang(
  s: Sheet,
  on: Matrix,
  { x, wide, wall }: { x: number; wide: number; wall: number },
  href: string,
): void {
  const [w, h] = [Math.round(wide), Math.round((wide * 2) / 3)]
  const top = -Math.round(wall * 50 + h / 2 + 12)
  s.paint(on, 'z-d2', roundRectPath(x, top, w, h, 4))
  s.image(on, x + 5, top + 5, w - 10, h - 10, href, true)
}

/** A screen that shows what the session is called. */
function paintTitle(
  s: Sheet,
  on: Matrix,
  { w, h, top }: { w: number; h: number; top: number },
  title: string,
): void {
  const foot = top + h - 10
  s.paint(
    on,
    'z-stg3',
    `M10,${foot}V${foot - 58}Q${w * 0.24},${foot - 118} ${w * 0.48},${foot - 52}Q${w * 0.72},${foot + 14} ${w - 10},${foot - 76}V${foot}Z`,
  )
  const { lines, size } = fitText(title, { width: w - 80, height: h - 110 }, { most: 46, least: 18 })
  lines.forEach((line, i) => {
    s.text(on, 'z-sgb', 40, top + 34 + (i + 0.8) * size * LEADING, size, line)
  })
}

/** What speakers stand on, and what stands before them. */
export function paintStage(
  { plan, stage, tables }: AuditoriumLayout,
  view: AuditoriumView,
): { under: ReactElement; over: ReactElement } {
  const [under, over] = [sheetOf(view), sheetOf(view)]
  const { x, y, width, depth, height } = stage
  if (plan === 'circle') under.disc(x + width / 2, y + depth / 2, 0, 1.45, 'z-rug')
  else {
    under.box(x, y, 0, width, depth, height, WOOD)
    if (plan === 'auditorium') under.box(x + width, y + depth * 0.42, 0, 0.5, 1.7, height / 2, WOOD)
  }
  if (plan === 'auditorium') {
    over.box(x + width * 0.62, y + depth * 0.06, height, 0.4, 0.62, 0.78, ['z-n1', 'z-f2', 'z-f3'])
  }
  if (plan === 'debate')
    for (const table of tables) {
      over.box(
        table.x + 0.12,
        table.y + 0.2,
        height,
        table.width - 0.24,
        table.depth - 0.4,
        table.height,
        NEUTRAL,
      )
      over.box(table.x, table.y, height + table.height, table.width, table.depth, 0.08, [
        'z-k1',
        'z-k2',
        'z-k3',
      ])
    }
  return { under: under.painting(), over: over.painting() }
}

export const platformArt = {
  /** Around a seat, on the floor. */
  ring: ({ eye }: AuditoriumView, { x, y }: Seat): string => {
    const corners = [
      [x - 0.12, y - 0.1],
      [x + 0.66, y - 0.1],
      [x + 0.66, y + 0.58],
      [x - 0.12, y + 0.58],
    ].map(([px = 0, py = 0]) => eye.p(px, py).map(round1).join(','))
    return `M${corners.join('L')}Z`
  },
}
