import { memo } from 'react'
import type { Presence } from './booth-art.tsx'
import { round1 } from './iso.ts'
import { markupOf } from './markup.ts'
import { shapeName } from './shape-name.ts'
import { SIGN_SIZE, type SignPlace } from './sign-layout.ts'
import type { signShapes } from './sign-shapes.tsx'

type BoothSignProps = {
  place: SignPlace
  href: string
  size: number
  presence: Presence
  open: boolean
  /** A picture only: nobody looks for it. */
  still?: boolean
  /** Scale of the scene, which has the `LitLamp` of it. */
  u: number
}

/** Who is there, before the number. */
const marks = { on: 'markOn', busy: 'markBusy', off: 'markOff' } as const

const shape = (of: keyof typeof signShapes) => `#${shapeName(of)}`

const litName = (u: number) => shapeName(`lit${Math.round(u * 100)}`)

/** A lit lamp in its light, which the signs of a scene at this scale name. */
export const LitLamp = ({ u }: { u: number }) => (
  <g id={litName(u)}>
    <circle className="z-halo" r={round1(u * 0.95)} />
    <use href={shape('lit')} />
  </g>
)

function Mark({ presence, x, y, size }: { presence: Presence; x: number; y: number; size: number }) {
  const [cx, cy] = [round1(x + size * 0.6), round1(y)]
  const scale = presence === 'busy' ? round1(size / 17) : size / SIGN_SIZE
  const of = shape(marks[presence])
  return scale === 1 ? (
    <use href={of} x={cx} y={cy} />
  ) : (
    <use href={of} transform={`translate(${cx} ${cy}) scale(${scale})`} />
  )
}

/** Name plate, cord and lamp are one object. Flat to the reader, never skewed; the booth's own link says the same. */
export const BoothSign = memo(function BoothSign({
  place,
  href,
  size,
  presence,
  open,
  still = false,
  u,
}: BoothSignProps) {
  const foot = place.top + place.height
  const middle = foot - place.height / 2
  const left = round1(place.left)
  const base = (line: number, of: number) =>
    round1(middle + (line + 0.5 - of / 2) * size * 1.18 + size * 0.35)
  const on = presence === 'on'
  const [lampX, lampY] = [round1(place.lamp[0]), round1(place.lamp[1])]
  const __html = markupOf(
    <>
      <path className="z-cord" d={`M${lampX},${round1(foot)}V${lampY}`} />
      <use href={on ? `#${litName(u)}` : shape('out')} x={lampX} y={lampY} />
      <rect
        className="z-tag"
        x={left}
        y={round1(place.top)}
        width={place.width}
        height={place.height}
        rx={round1(Math.min(place.height / 2, size * 0.95))}
      />
      <Mark presence={presence} x={left + place.markX} y={middle} size={size} />
      <text className="z-tn" x={round1(left + place.numberX)} y={base(0, 1)}>
        {place.number}
      </text>
      {place.lines.map((line, i) => (
        <text key={line} className="z-tt" x={round1(left + place.nameX)} y={base(i, place.lines.length)}>
          {line}
        </text>
      ))}
    </>,
  )
  return (
    <a
      className={`z-sn z-sn-${presence}${open ? ' z-hov' : ''}`}
      href={href}
      data-booth={still ? undefined : place.id}
      tabIndex={-1}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the shapes above, words escaped
      dangerouslySetInnerHTML={{ __html }}
    />
  )
})
