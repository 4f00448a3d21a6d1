import { TAG, type TagPlace } from './booth-interior-layout.ts'
import { round1 } from './iso.ts'
import { SpeechMark } from './lamp.tsx'
import { DECORATION } from './scene-defs.tsx'

type NameTagProps = {
  place: TagPlace
  /** Of what opens, `data-spot`; the thing itself is the named link. */
  spot: string
  href: string
  /** Of a thing, not of a person. */
  thing?: boolean
  talking?: boolean
  /** The reader speaks with whom it names. */
  isSpokenTo?: boolean
  /** Pointed at, or reached by key. */
  look: 'rest' | 'hot' | 'focus'
}

/** Under a finger. */
const TOUCH = 44

function Plate({ place: { left, top, width, height, text }, size }: { place: TagPlace; size: number }) {
  return (
    <>
      <rect
        className="z-tag"
        x={round1(left)}
        y={round1(top)}
        width={width}
        height={height}
        rx={height / 2}
      />
      <text className="z-tt" x={round1(left + 14)} y={round1(top + height / 2 + size * 0.35)} fontSize={size}>
        {text}
      </text>
    </>
  )
}

/** The name of a thing, only to be read. */
export const DarkTag = ({ place }: { place: TagPlace }) => (
  <g className="z-tagged-dark z-nohit">
    <Plate place={place} size={TAG.thing.size} />
  </g>
)

/** One line on a small plate that faces the reader: the handle of what it names. */
export function NameTag({
  place,
  spot,
  href,
  thing = false,
  talking = false,
  isSpokenTo = false,
  look,
}: NameTagProps) {
  const { left, top, width, height } = place
  const { size } = TAG[thing ? 'thing' : 'person']
  const [x, y] = [round1(left), round1(top)]
  return (
    <a
      className={`z-sn z-tagged${thing ? ' z-tagged-dark' : ''}${look === 'rest' && !isSpokenTo ? '' : ' z-hov'}`}
      href={href}
      data-spot={spot}
      tabIndex={-1}
      {...DECORATION}
    >
      <rect className="z-touch" x={x} y={round1(top + (height - TOUCH) / 2)} width={width} height={TOUCH} />
      {look === 'focus' && (
        <rect
          className="z-tag-ring"
          x={x - 5}
          y={y - 5}
          width={width + 10}
          height={height + 10}
          rx={height / 2 + 5}
        />
      )}
      <Plate place={place} size={size} />
      {(talking || isSpokenTo) && <SpeechMark x={left + width - 6} y={top - 2} />}
    </a>
  )
}
