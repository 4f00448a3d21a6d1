import { memo } from 'react'
import { person } from './people.tsx'
import { DECORATION } from './scene-defs.tsx'
import { walkerLook } from './walker-look.ts'

type Props = {
  /** Their feet, back to front. */
  spots: readonly { seed: number; at: readonly [number, number] }[]
  /** 1 is 100 px tall. */
  scale: number
}

/** Those who walk in a place, as figures without a name; a sentence beside the drawing says how many they are. */
export const WalkerFigures = memo(function WalkerFigures({ spots, scale }: Props) {
  return (
    <g className="z-walkers" {...DECORATION}>
      {spots.map(({ seed, at }) => {
        const { look, flip } = walkerLook(seed)
        return person(look, at, scale, { flip, key: seed })
      })}
    </g>
  )
})
