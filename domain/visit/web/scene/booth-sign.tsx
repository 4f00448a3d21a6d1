import { memo } from 'react'
import { round1 } from './iso.ts'
import { markupOf } from './markup.ts'
import { DECORATION } from './scene-defs.tsx'
import type { SignPlace } from './sign-layout.ts'

type BoothSignProps = {
  place: SignPlace
  href: string
  size: number
  on: boolean
  /** Somebody of the booth is talking. */
  talking: boolean
  open: boolean
  /** Radius of the light around the lamp. */
  glow: number
}

const BUBBLE =
  'M-11,-9.5a7,7 0 0 1 7,-7h8a7,7 0 0 1 7,7v1a7,7 0 0 1 -7,7h-3l-4.5,4.5v-4.5h-.5a7,7 0 0 1 -7,-7Z'

/** A coral speech mark: somebody is talking. */
export function SpeechMark({ x, y }: { x: number; y: number }) {
  return (
    <g className="z-say" transform={`translate(${round1(x)} ${round1(y)})`}>
      <path d={BUBBLE} />
      <circle cx="-4.5" cy="-9" r="1.5" />
      <circle cy="-9" r="1.5" />
      <circle cx="4.5" cy="-9" r="1.5" />
    </g>
  )
}

/** A hanging lamp; lit only where somebody is free. */
export function Lamp({
  x,
  y,
  on,
  glow,
  size = 6.5,
}: {
  x: number
  y: number
  on: boolean
  glow: number
  size?: number
}) {
  const [cx, cy] = [round1(x), round1(y)]
  return (
    <>
      {on && <circle className="z-halo" cx={cx} cy={cy} r={round1(glow)} />}
      <path
        className={on ? 'z-bulb z-bulb-on' : 'z-bulb'}
        d={`M${round1(cx - size)},${cy}a${size},${size} 0 0 1 ${size * 2},0Z`}
      />
      {on && <ellipse className="z-bulbl" cx={cx} cy={cy} rx={size} ry={round1(size * 0.34)} />}
    </>
  )
}

/** Name plate, cord and lamp are one object. Flat to the reader, never skewed; the booth's own link says the same. */
export const BoothSign = memo(function BoothSign({
  place,
  href,
  size,
  on,
  talking,
  open,
  glow,
}: BoothSignProps) {
  const foot = place.top + place.height
  const base = round1(foot - place.height / 2 + size * 0.35)
  const left = round1(place.left)
  const __html = markupOf(
    <>
      <path className="z-cord" d={`M${round1(place.lamp[0])},${round1(foot)}V${round1(place.lamp[1])}`} />
      <Lamp x={place.lamp[0]} y={place.lamp[1]} on={on} glow={glow} />
      <rect
        className="z-tag"
        x={left}
        y={round1(place.top)}
        width={place.width}
        height={place.height}
        rx={round1(place.height / 2)}
      />
      <text className="z-tn" x={round1(left + size * 0.88)} y={base} fontSize={size}>
        {place.number}
      </text>
      {place.name && (
        <text className="z-tt" x={round1(left + place.nameX)} y={base} fontSize={size}>
          {place.name}
        </text>
      )}
      {talking && <SpeechMark x={left + place.width - 7} y={place.top - 3} />}
    </>,
  )
  return (
    <a
      className={open ? 'z-sn z-hov' : 'z-sn'}
      href={href}
      data-booth={place.id}
      tabIndex={-1}
      {...DECORATION}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the shapes above, words escaped
      dangerouslySetInnerHTML={{ __html }}
    />
  )
})
