import type { ReactElement } from 'react'
import type { PersonLook } from '#platform/contract/person-look.ts'
import { nearFigure } from '#platform/web/ui/person/near-figure.tsx'
import { farFigure, figureColors, SHADOW } from './figures.tsx'
import { round1 } from './iso.ts'

/** `far` in a hall (no face), `near` inside a booth. */
export type Detail = 'far' | 'near'

/** A standing person with their feet at a point of the screen; `scale` 1 is 100 px tall, `worn` the colour `--c` around. */
export function person(
  look: PersonLook,
  at: readonly [number, number],
  scale: number,
  detail: Detail = 'far',
  options: { flip?: boolean; key?: string | number; worn?: string } = {},
): ReactElement {
  const size = Math.round(scale * 1000) / 1000
  const sides = options.flip ? `${-size} ${size}` : size
  const place = `translate(${round1(at[0])} ${round1(at[1])}) scale(${sides})`
  const isFar = detail === 'far'
  return (
    <g
      key={options.key}
      className="z-pp"
      transform={place}
      style={isFar ? figureColors(look, options.worn) : undefined}
    >
      {isFar ? (
        farFigure(look)
      ) : (
        <>
          {SHADOW}
          {nearFigure(look)}
        </>
      )}
    </g>
  )
}
