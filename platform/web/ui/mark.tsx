import { initialsOf } from './initials.ts'
import styles from './mark.module.css'
import { markInk } from './mark-ink.ts'

export type MarkShape = 'sq' | 'ci' | 'hx' | 'dr' | 'tr'

export interface MarkProps {
  name: string
  /** The brand's colour, `#rrggbb`. */
  color: string
  shape?: MarkShape
  /** Chosen initials; otherwise taken from the name. */
  initials?: string
  /** The uploaded logo replaces shape and initials, in the same frame. */
  logo?: string | null
  size?: number
  /** Beside the name it is mute; alone it says whose it is. */
  isAlone?: boolean
}

/** An exhibitor: the logo, or, until one is uploaded, initials in the shape and colour of the booth. */
export function Mark({ name, color, shape = 'sq', initials, logo, size = 40, isAlone }: MarkProps) {
  if (logo)
    return (
      <span className={styles.frame} style={{ '--size': `${size}px` }}>
        <img src={logo} alt={isAlone ? name : ''} loading="lazy" />
      </span>
    )
  const letters = initials ?? initialsOf(name)
  const isLong = [...letters].length > 2
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside the name
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="-52 -52 104 104"
      {...(isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <g fill={color}>{shapes[shape]}</g>
      <text textAnchor="middle" y={isLong ? 13 : 17} fontSize={isLong ? 36 : 48} fill={markInk(color)}>
        {letters}
      </text>
    </svg>
  )
}

const shapes = {
  sq: <rect x="-46" y="-46" width="92" height="92" rx="20" />,
  ci: <circle r="48" />,
  hx: <path d="M0-50 44-25V25L0 50-44 25V-25Z" strokeLinejoin="round" />,
  dr: <path d="M-46 46V-4A46 46 0 1 1 0 46Z" />,
  tr: <path d="M-48 34V-46H4A44 44 0 0 1 48-2V46H-36A12 12 0 0 1-48 34Z" />,
}
