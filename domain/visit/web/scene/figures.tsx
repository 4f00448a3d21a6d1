import type { ReactElement } from 'react'
import type { PersonLook } from '../../contract/scene.ts'
import { markupOf } from './markup.ts'
import * as body from './people-paths.ts'

/**
 * The shapes of the people of a hall, said once in a scene; a person names theirs and brings the colours. What a scene
 * has is the same everywhere: the names may be shared between scenes.
 */
const name = (part: string) => `z-f-${part}`

export const SHOE = '#22292D'
export const TABLET = '#26343B'
export const SCARF = '#C9D8D2'

const [skin, hair, top, pants, lanyard] = ['var(--ps)', 'var(--ph)', 'var(--pt)', 'var(--pp)', 'var(--pl)']

const shoes = <path fill={SHOE} d={body.SHOES} />
const torso = <path fill={top} d={body.TORSO} />

export const HELMET = (
  <>
    <path fill="#F6BF2F" d={body.HELMET} />
    <path fill="#E2A81C" d={body.HELMET_BRIM} />
  </>
)

const parts: Record<string, ReactElement> = {
  back: <path fill={hair} d={body.LONG_BACK} />,
  body: (
    <>
      {shoes}
      <path fill={pants} d={body.TROUSERS} />
      {torso}
    </>
  ),
  skirt: (
    <>
      {shoes}
      <path fill={skin} d={body.LEGS} />
      <path fill={pants} d={body.SKIRT} />
      {torso}
    </>
  ),
}
for (const [pose, { arms, hands }] of Object.entries(body.ARMS))
  parts[pose] = (
    <>
      {pose === 'tablet' && <path fill={TABLET} d="M-7,-66h14v10.5h-14Z" />}
      <path className="z-limb" stroke={top} d={arms} />
      <path className="z-lanyard" stroke={lanyard} d={`${body.LANYARD}M0,-62.5v6`} />
      <path fill={skin} d={`${body.NECK}${hands}${body.HEAD}`} />
    </>
  )
for (const [style, d] of Object.entries(body.HAIR))
  if (d)
    parts[style] = (
      <>
        <path fill={hair} d={d} />
        {style === 'helmet' && HELMET}
      </>
    )

const __html = Object.entries(parts)
  .map(([part, shapes]) => markupOf(<g id={name(part)}>{shapes}</g>))
  .join('')

/** Belongs into every scene with people seen from afar. */
export function FigureDefs() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the shapes above
  return <defs dangerouslySetInnerHTML={{ __html }} />
}

/** What the shapes of a person are filled with. */
export const figureColors = (look: PersonLook): Record<`--${string}`, string> => ({
  '--ps': look.skin,
  '--ph': look.style === 'hijab' ? (look.scarf ?? SCARF) : look.hair,
  '--pt': look.top,
  '--pp': look.pants,
  '--pl': look.badge ?? 'none',
})

/** Somebody without a face, in a scene with `FigureDefs`. */
export const farFigure = (look: PersonLook): ReactElement => (
  <>
    {look.style === 'long' && <use href={`#${name('back')}`} />}
    <use href={`#${name(look.skirt ? 'skirt' : 'body')}`} />
    <use href={`#${name(look.pose ?? 'stand')}`} />
    {look.style !== 'bald' && <use href={`#${name(look.style)}`} />}
  </>
)
