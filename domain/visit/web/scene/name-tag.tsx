import { round1 } from './iso.ts'
import { textWidth } from './metrics.ts'

type NameTagProps = {
  /** The middle of its lower edge. */
  x: number
  y: number
  name: string
  /** The width of the stage it must stay in. */
  within: number
  /** Of a thing, not of a person. */
  dark?: boolean
}

/** One line on a small plate that faces the reader. */
export function NameTag({ x, y, name, within, dark = false }: NameTagProps) {
  const size = dark ? 14 : 15
  const wide = Math.round(textWidth(name, size) + 28)
  const high = dark ? 34 : 32
  const left = round1(Math.min(Math.max(x - wide / 2, 8), within - 8 - wide))
  const top = round1(y - high)
  return (
    <g className={dark ? 'z-tagged z-tagged-dark' : 'z-tagged'}>
      <rect className="z-tag" x={left} y={top} width={wide} height={high} rx={high / 2} />
      <text className="z-tt" x={left + 14} y={round1(top + high / 2 + size * 0.35)} fontSize={size}>
        {name}
      </text>
    </g>
  )
}
