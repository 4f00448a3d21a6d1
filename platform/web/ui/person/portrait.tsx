import type { PersonLook } from '#platform/contract/person-look.ts'
import { nearBust } from './near-figure.tsx'

type Props = {
  look: PersonLook
  size?: number
  /** Free to talk. */
  lit?: boolean
  /** Not to be met. */
  isDim?: boolean
}

/** A person as a round head and shoulders. */
export function Portrait({ look, size = 40, lit, isDim }: Props) {
  return (
    <svg
      className={lit ? 'z-av z-av-lit' : 'z-av'}
      data-dim={isDim || undefined}
      width={size}
      height={size}
      viewBox="-14 -106 28 28"
      aria-hidden="true"
    >
      {nearBust(look)}
    </svg>
  )
}
