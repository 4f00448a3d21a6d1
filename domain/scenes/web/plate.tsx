import { round1 } from './iso.ts'
import { textWidth } from './metrics.ts'
import { DECORATION } from './scene-defs.tsx'

export type PlateProps = {
  /** The middle of its lower edge. */
  x: number
  y: number
  title: string
  sub?: string
  letter?: string
  color?: string
  /** A lit dot before the second line: somebody is there. */
  lit?: boolean
  /** A coral dot before it: somebody speaks there. */
  isOnAir?: boolean
  href?: string
  spot?: string
  /** Where its door leads. */
  hall?: number
  hot?: boolean
  /** The width of the stage that it stays on. */
  within?: number
}

const TITLE = 17
const SUB = 13
/** A longer name is written smaller. */
const WIDE = 420

/** A name plate with one or two lines that faces the reader; the place it names is the named link. */
export function Plate({
  x,
  y,
  title,
  sub,
  letter,
  color,
  lit,
  isOnAir = false,
  href,
  spot,
  hall,
  hot,
  within = 1e4,
}: PlateProps) {
  const line = sub ?? ''
  const titleSize = textWidth(title, TITLE) > WIDE ? 14 : TITLE
  const start = letter ? 56 : 20
  const dot = (lit || isOnAir) && line ? 14 : 0
  const wide = Math.round(
    Math.max(textWidth(title, titleSize), line ? textWidth(line, SUB) + dot : 0) + start + 22,
  )
  const high = line ? 54 : 44
  const [left, top] = [round1(Math.max(8, Math.min(x - wide / 2, within - 8 - wide))), round1(y - high)]
  const content = (
    <>
      <rect className="z-tag" width={wide} height={high} rx="14" />
      {letter && (
        <>
          <rect x="9" y={(high - 36) / 2} width="36" height="36" rx="9" fill={color} />
          <text x="27" y={high / 2 + 8} className="z-mk z-mk-o" fontSize={letter.length > 1 ? 17 : 23}>
            {letter}
          </text>
        </>
      )}
      <text className="z-tt" x={start} y={line ? 23 : 28} fontSize={titleSize}>
        {title}
      </text>
      {dot > 0 && <circle cx={start + 5} cy="38.5" r="4.5" className={isOnAir ? 'z-mark-say' : 'z-dot'} />}
      {line && (
        <text className="z-ts" x={start + dot} y="43" fontSize={SUB}>
          {line}
        </text>
      )}
    </>
  )
  const look = `z-sn z-plate z-brand${hot ? ' z-hov' : ''}`
  // An svg link is typed as a link of a page, which knows no transform attribute.
  const move = { transform: `translate(${left}px,${top}px)` }
  return href ? (
    <a
      className={look}
      href={href}
      data-spot={spot}
      data-hall={hall}
      tabIndex={-1}
      style={move}
      {...DECORATION}
    >
      {content}
    </a>
  ) : (
    <g className={look} style={move} {...DECORATION}>
      {content}
    </g>
  )
}
