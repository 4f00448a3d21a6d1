import type { ReactElement } from 'react'
import type { PersonLook } from '#platform/contract/person-look.ts'
import type { AuditoriumLayout, AuditoriumView, Seat } from './auditorium-layout.ts'
import { round1, type Spot } from './iso.ts'
import { markupOf } from './markup.ts'
import { shapeName } from './shape-name.ts'
import { type Faces, Sheet } from './sheet.tsx'

const BASE: Faces = ['z-se1', 'z-se2', 'z-se3']
const BACK: Faces = ['z-se1', 'z-sb', 'z-sb3']
const DESK: Faces = ['z-k1', 'z-k2', 'z-k3']

const paintBase = (s: Sheet, { x, y, back }: Seat) => {
  const [dx, dy] = [back === '-x' ? 0.1 : 0, back === '-y' ? 0.06 : 0]
  s.box(x + dx, y + dy, 0.05, 0.42, 0.46, 0.2, BASE)
}
const paintBack = (s: Sheet, { x, y, back }: Seat) => {
  if (back === 'x') s.box(x + 0.42, y, 0.05, 0.1, 0.46, 0.56, BACK)
  else if (back === '-x') s.box(x, y, 0.05, 0.1, 0.46, 0.56, BACK)
  else if (back === 'y') s.box(x, y + 0.42, 0.05, 0.46, 0.1, 0.56, BACK)
  else s.box(x, y - 0.06, 0.05, 0.46, 0.1, 0.56, BACK)
}
const isFar = ({ back }: Seat) => back.startsWith('-')

/** Of one band: what is behind those who sit there, what is before them, and where each sits. */
export function bandArt(
  { tables, plan }: AuditoriumLayout,
  { u, eye }: AuditoriumView,
  { seats }: { seats: readonly Seat[] },
): { under: ReactElement; over: ReactElement; spots: ReadonlyMap<number, Spot> } {
  const [ox, oy] = eye.p(0, 0)
  const [under, over] = [new Sheet(u, { ox, oy }), new Sheet(u, { ox, oy })]
  const [first] = seats
  if (plan === 'classroom' && first)
    for (const { x, y, width, depth, height } of tables)
      if (Math.abs(x + width - first.x) < 0.5) {
        under.box(x + 0.08, y + 0.1, 0, width - 0.16, depth - 0.2, height - 0.07, ['z-se1', 'z-se2', 'z-se3'])
        under.box(x, y, height - 0.07, width, depth, 0.07, DESK)
      }
  for (const seat of seats) {
    if (isFar(seat)) paintBack(under, seat)
    paintBase(under, seat)
    if (!isFar(seat)) paintBack(over, seat)
  }
  const spots = new Map(
    seats.map(({ seat, x, y }): [number, Spot] => {
      const [sx, sy] = eye.p(x + 0.24, y + 0.24, 0.24)
      return [seat, [round1(sx), round1(sy)]]
    }),
  )
  return { under: under.painting(), over: over.painting(), spots }
}

const LONG = new Set(['bob', 'long', 'hijab'])

/** Somebody from behind the rows, seat at 0,0, for a tile of 29. */
function seatedShapes({ top, skin, hair, style, scarf }: PersonLook): ReactElement {
  const isLong = LONG.has(style)
  const head = style === 'bald' ? skin : style === 'hijab' ? (scarf ?? '#C9D8D2') : hair
  return (
    <>
      <path fill={top} d="M-8,3V-8Q-8,-14 0,-14Q8,-14 8,-8V3Z" />
      <path fill={skin} d="M-2,-18h4v5h-4ZM-5.2,-21a5.2,5.9 0 1 1 10.4,0a5.2,5.9 0 1 1 -10.4,0Z" />
      <path
        fill={head}
        d={`M-5.6,${isLong ? -13.5 : -18.5}v-4a5.6,5.9 0 0 1 11.2,0v${isLong ? 4 : 0}q-5.6,${style === 'short' ? 3 : 2} -11.2,0Z`}
      />
    </>
  )
}

/** Which of so many kinds sits on a seat: nothing of who sits there is in how they are drawn. */
const kindOf = (seat: number, kinds: number) => (Math.imul(seat, 2654435761) >>> 8) % Math.max(1, kinds)

const nameOf = (u: number, kind: number) => shapeName(`seated${Math.round(u * 100)}-${kind}`)

export const seatedName = (u: number, seat: number, kinds: number) => nameOf(u, kindOf(seat, kinds))

/** Those who may sit there, said once in a scene. */
export function SeatedDefs({ looks, u }: { looks: readonly PersonLook[]; u: number }) {
  const scale = round1((u / 29) * 100) / 100
  const __html = looks
    .map((look, kind) =>
      markupOf(
        <g id={nameOf(u, kind)}>
          <g transform={`scale(${scale})`}>{seatedShapes(look)}</g>
        </g>,
      ),
    )
    .join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the shapes above
  return <defs dangerouslySetInnerHTML={{ __html }} />
}
