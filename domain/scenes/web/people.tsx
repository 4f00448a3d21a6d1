import type { ReactElement } from 'react'
import type { PersonLook } from '#platform/contract/person-look.ts'
import { farFigure, figureColors } from './figures.tsx'
import { round1 } from './iso.ts'

type Options = { flip?: boolean; key?: string | number; worn?: string }

/** Where a figure stands: its feet at a point of the screen, 100 px tall at scale 1. */
export function standing(at: readonly [number, number], scale: number, flip = false): string {
  const size = Math.round(scale * 1000) / 1000
  const sides = flip ? `${-size} ${size}` : size
  return `translate(${round1(at[0])} ${round1(at[1])}) scale(${sides})`
}

/** A person as they are seen in a hall, without a face; `worn` is the colour `--c` around. */
export function person(
  look: PersonLook,
  at: readonly [number, number],
  scale: number,
  { flip, key, worn }: Options = {},
): ReactElement {
  return (
    <g key={key} className="z-pp" transform={standing(at, scale, flip)} style={figureColors(look, worn)}>
      {farFigure(look)}
    </g>
  )
}
