import type { BoothScene, MarkShape } from '../contract/scene.ts'
import { brandStyle } from './brand-color.ts'
import type { Matrix } from './iso.ts'
import { circlePath, roundRectPath } from './plane-path.ts'
import { type Sheet, shift } from './sheet.tsx'

export type Marked = Pick<BoothScene, 'shape' | 'initials' | 'logo' | 'color'>

/** Around 0,0, about a hundred units wide. */
export const MARK_PATHS: Record<MarkShape, string> = {
  sq: roundRectPath(-46, -46, 92, 92, 20),
  ci: circlePath(0, 0, 48),
  hx: 'M0,-50L44,-25V25L0,50L-44,25V-25Z',
  dr: 'M-46,46V-4C-46,-29.4 -25.4,-50 0,-50C25.4,-50 46,-29.4 46,-4C46,25.4 25.4,46 0,46Z',
  tr: 'M-48,34V-46H4C28.3,-46 48,-26.3 48,-2V46H-36C-42.6,46 -48,40.6 -48,34Z',
}

const letterSize = (initials: string) => (initials.length > 2 ? 36 : 48)
const letterDrop = (initials: string) => (initials.length > 2 ? 13 : 17)

/** `light`: a white frame with letters in the brand's colour; otherwise the reverse. */
export function paintMark(
  sheet: Sheet,
  wall: Matrix,
  x: number,
  y: number,
  scale: number,
  b: Marked,
  light: boolean,
) {
  const at = shift(wall, x, y, scale)
  if (b.logo) {
    sheet.paint(at, 'z-cw', MARK_PATHS.sq)
    sheet.image(at, -38, -38, 76, 76, b.logo)
    return
  }
  sheet.paint(at, light ? 'z-cw' : 'z-c2', MARK_PATHS[b.shape])
  const size = letterSize(b.initials)
  sheet.text(at, light ? 'z-mk z-mk-c' : 'z-mk z-mk-o', 0, letterDrop(b.initials), size, b.initials)
}

/** The mark that faces the reader, for a card, a list or a plan; centred on 0,0. */
export function FlatMark({ of: b, transform }: { of: Marked; transform?: string }) {
  return (
    <g className="z-brand" style={brandStyle(b.color)} transform={transform}>
      {b.logo ? (
        <>
          <path className="z-cw z-cw-edge" d={MARK_PATHS.sq} />
          <image href={b.logo} x="-38" y="-38" width="76" height="76" />
        </>
      ) : (
        <>
          <path className="z-c2" d={MARK_PATHS[b.shape]} />
          <text className="z-mk z-mk-o" y={letterDrop(b.initials)} fontSize={letterSize(b.initials)}>
            {b.initials}
          </text>
        </>
      )}
    </g>
  )
}

export function MarkSvg({ of: b, size = 40 }: { of: Marked; size?: number }) {
  return (
    <svg className="z-scene z-mark" width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true">
      <FlatMark of={b} />
    </svg>
  )
}
