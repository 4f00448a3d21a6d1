import type { ReactElement } from 'react'
import type { PersonLook } from '#platform/contract/person-look.ts'
import { HELMET, SCARF, SHOE, TABLET } from '#platform/web/ui/person/parts.tsx'
import * as body from '#platform/web/ui/person/paths.ts'
import { markupOf } from './markup.ts'
import { shapeName } from './shape-name.ts'
import { signShapes } from './sign-shapes.tsx'

const [skin, hair, top, pants, lanyard] = [
  'var(--ps)',
  'var(--ph)',
  'var(--pt,var(--c))',
  'var(--pp)',
  'var(--pl,#fff)',
]

export const SHADOW = <ellipse className="z-sh" cx="2" cy="-.5" rx="15" ry="5" />

const feet = (
  <>
    {SHADOW}
    <path fill={SHOE} d={body.SHOES} />
  </>
)
const part = (name: string) => <use href={`#${shapeName(name)}`} />

/**
 * The shapes of the people and lamps of a hall, said once in a scene; a person names theirs and brings the colours. What
 * a scene has is the same everywhere: the names may be shared between scenes. No rule of the style sheets may ask where
 * they stand: they take what differs there as a custom property.
 */
const parts: Record<string, ReactElement> = {
  ...signShapes,
  lanyard: <path className="z-lanyard" stroke={lanyard} d={`${body.LANYARD}M0,-62.5v6`} />,
  head: <path fill={skin} d={`${body.NECK}${body.HEAD}`} />,
  torso: <path fill={top} d={body.TORSO} />,
  back: <path fill={hair} d={body.LONG_BACK} />,
  body: (
    <>
      {feet}
      <path fill={pants} d={body.TROUSERS} />
      {part('torso')}
    </>
  ),
  skirt: (
    <>
      {feet}
      <path fill={skin} d={body.LEGS} />
      <path fill={pants} d={body.SKIRT} />
      {part('torso')}
    </>
  ),
}
for (const [pose, { arms, hands }] of Object.entries(body.ARMS))
  parts[pose] = (
    <>
      {pose === 'tablet' && <path fill={TABLET} d="M-7,-66h14v10.5h-14Z" />}
      <path className="z-limb" stroke={top} d={arms} />
      {part('lanyard')}
      <path fill={skin} d={hands} />
      {part('head')}
    </>
  )
for (const [style, d] of Object.entries(body.HAIR))
  if (d && style !== 'long')
    parts[style] = (
      <>
        <path fill={hair} d={d} />
        {style === 'helmet' && HELMET}
      </>
    )

const __html = Object.entries(parts)
  .map(([part, shapes]) => markupOf(<g id={shapeName(part)}>{shapes}</g>))
  .join('')

/** Belongs into every scene with people seen from afar, or with signs of booths. */
export function FigureDefs() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the shapes above
  return <defs dangerouslySetInnerHTML={{ __html }} />
}

/** What the shapes of a person are filled with, in a place of such a colour: most wear it. */
export const figureColors = (look: PersonLook, worn: string | undefined): Record<`--${string}`, string> => ({
  // White unless something else is said, as most are.
  ...(look.badge !== '#fff' && { '--pl': look.badge ?? 'none' }),
  '--ps': look.skin,
  '--ph': look.style === 'hijab' ? (look.scarf ?? SCARF) : look.hair,
  ...(look.top !== worn && { '--pt': look.top }),
  '--pp': look.pants,
})

/** Somebody without a face, in a scene with `FigureDefs`. */
export const farFigure = (look: PersonLook): ReactElement => (
  <>
    {look.style === 'long' && part('back')}
    {part(look.skirt ? 'skirt' : 'body')}
    {part(look.pose ?? 'stand')}
    {look.style !== 'bald' && part(look.style === 'long' ? 'bob' : look.style)}
  </>
)
