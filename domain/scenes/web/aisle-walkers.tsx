import { useMemo } from 'react'
import type { HallWalkers } from '../contract/scene.ts'
import type { HallLayout } from './hall-layout.ts'
import type { Projection } from './iso.ts'
import { WalkerFigures } from './walker-figures.tsx'
import { walkerSpots } from './walker-spots.ts'

type Props = { layout: HallLayout; walkers: HallWalkers; aisle: number; art: Projection }

/** Those who walk in one aisle, painted after its booths. */
export default function AisleWalkers({ layout, walkers, aisle, art }: Props) {
  const spots = useMemo(
    () =>
      walkerSpots(layout, walkers)
        .filter(spot => spot.aisle === aisle)
        .map(({ seed, x, y }) => {
          const [sx, sy] = art.p(x, y)
          return { seed, at: [Math.round(sx), Math.round(sy)] as const }
        }),
    [layout, walkers, aisle, art],
  )
  return spots.length > 0 && <WalkerFigures spots={spots} scale={1.13} />
}
