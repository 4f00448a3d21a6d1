import { memo } from 'react'
import { CALM_POSES, seededLook } from '#platform/web/ui/person/cast.ts'
import { pick, seeded } from '#platform/web/ui/person/seeded.ts'
import { person } from './people.tsx'
import { DECORATION } from './scene-defs.tsx'

/** Somebody by their place: nothing of who walks there is in how they are drawn. */
function walkerLook(seed: number) {
  const chance = seeded(seed * 53 + 11)
  return { look: seededLook(chance, { badge: 'none', pose: pick(chance, CALM_POSES) }), flip: seed % 2 === 0 }
}

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
