import { round1 } from './iso.ts'
import { BUBBLE } from './sign-shapes.tsx'

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
