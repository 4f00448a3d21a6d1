import type { ReactElement } from 'react'
import type { PersonLook } from '#platform/contract/person-look.ts'
import { nearFigure } from '#platform/web/ui/person/near-figure.tsx'
import { SHADOW } from './figures.tsx'
import { standing } from './people.tsx'

/** A person as they are seen inside a booth, with a face: halls do without what draws it. */
export const nearPerson = (look: PersonLook, at: readonly [number, number], scale: number): ReactElement => (
  <g className="z-pp" transform={standing(at, scale)}>
    {SHADOW}
    {nearFigure(look)}
  </g>
)
