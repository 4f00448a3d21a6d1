import type { ReactElement } from 'react'
import type { PersonLook } from '../../contract/scene.ts'
import { farFigure, figureColors, HELMET, SCARF, SHADOW, SHOE, TABLET } from './figures.tsx'
import { round1 } from './iso.ts'
import * as body from './people-paths.ts'

/** `far` in a hall (no face), `near` inside a booth and in a portrait. */
export type Detail = 'far' | 'near'

function headgear(look: PersonLook): ReactElement | null {
  if (look.style === 'helmet')
    return (
      <>
        <path fill={look.hair} d={body.HAIR.helmet} />
        {HELMET}
      </>
    )
  if (look.style === 'bald') return null
  return <path fill={look.style === 'hijab' ? (look.scarf ?? SCARF) : look.hair} d={body.HAIR[look.style]} />
}

function face(look: PersonLook): ReactElement {
  return (
    <>
      {look.beard && <path fill={look.hair} d={body.BEARD} />}
      <path fill="#2A2322" d={body.EYES} />
      <path className="z-fine" stroke={look.style === 'hijab' ? '#3A2A22' : look.hair} d={body.BROWS} />
      <path className="z-fine" stroke="#000" strokeOpacity=".28" d={body.NOSE} />
      <path className="z-fine" stroke={look.beard ? '#F3CDB0' : '#7A2F28'} d={body.MOUTH} />
      <path fill="#E0563F" fillOpacity=".16" d={body.CHEEKS} />
      {look.glasses && <path className="z-fine" stroke="#22303A" d={body.GLASSES} />}
    </>
  )
}

function badge(color: string): ReactElement {
  return (
    <>
      <path className="z-lanyard" stroke={color} d={body.LANYARD} />
      <path fill="#fff" d="M-3,-63h6v7.5h-6Z" />
      <path fill={color} d="M-1.8,-61.5h3.6v2.6h-3.6Z" />
      <path className="z-fine" stroke="#9AA9AA" d="M-1.8,-57.5h3.6" />
    </>
  )
}

function nearFigure(look: PersonLook): ReactElement {
  const { arms, hands } = body.ARMS[look.pose ?? 'stand']
  return (
    <>
      {look.style === 'long' && <path fill={look.hair} d={body.LONG_BACK} />}
      <path fill={SHOE} d={body.SHOES} />
      {look.skirt && <path fill={look.skin} d={body.LEGS} />}
      <path fill={look.pants} d={look.skirt ? body.SKIRT : body.TROUSERS} />
      <path fill={look.skin} d={body.NECK} />
      <path fillOpacity=".12" d={body.NECK_SHADE} />
      <path fill={look.top} d={body.TORSO} />
      {look.jacket && <path fill={look.jacket} d={body.JACKET} />}
      {look.pose === 'tablet' && (
        <>
          <path fill={TABLET} d="M-7,-66h14v10.5h-14Z" />
          <path fill="#BFE3E6" d="M-5.8,-64.8h11.6v8h-11.6Z" />
        </>
      )}
      <path className="z-limb" stroke={look.jacket ?? look.top} d={arms} />
      <path className="z-limb" stroke="#0A1C20" strokeOpacity=".13" d={arms} />
      <path fill={look.skin} d={hands} />
      {look.badge && badge(look.badge)}
      <path fill={look.skin} d={body.EARS + body.HEAD} />
      {face(look)}
      {headgear(look)}
    </>
  )
}

/** A standing person with their feet at a point of the screen; `scale` 1 is 100 px tall. */
export function person(
  look: PersonLook,
  at: readonly [number, number],
  scale: number,
  detail: Detail = 'far',
  options: { flip?: boolean; key?: string | number } = {},
): ReactElement {
  const size = Math.round(scale * 1000) / 1000
  const sides = options.flip ? `${-size} ${size}` : size
  const place = `translate(${round1(at[0])} ${round1(at[1])}) scale(${sides})`
  const isFar = detail === 'far'
  return (
    <g key={options.key} className="z-pp" transform={place} style={isFar ? figureColors(look) : undefined}>
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

/** The same person as a round head and shoulders. */
export function Portrait({
  look,
  size = 40,
  lit = false,
}: {
  look: PersonLook
  size?: number
  lit?: boolean
}) {
  return (
    <svg
      className={lit ? 'z-av z-av-lit' : 'z-av'}
      width={size}
      height={size}
      viewBox="-14 -106 28 28"
      aria-hidden="true"
      focusable="false"
    >
      {nearFigure({ ...look, pose: 'stand', badge: undefined })}
    </svg>
  )
}
