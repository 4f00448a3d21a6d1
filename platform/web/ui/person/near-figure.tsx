import type { ReactElement } from 'react'
import type { PersonLook } from '#platform/contract/person-look.ts'
import { HELMET, SCARF, SHOE, TABLET } from './parts.tsx'
import * as body from './paths.ts'
import './person.css'

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

const longBack = ({ style, hair }: PersonLook) => style === 'long' && <path fill={hair} d={body.LONG_BACK} />

const trunk = ({ skin, top, jacket }: PersonLook) => (
  <>
    <path fill={skin} d={body.NECK} />
    <path fillOpacity=".12" d={body.NECK_SHADE} />
    <path fill={top} d={body.TORSO} />
    {jacket && <path fill={jacket} d={body.JACKET} />}
  </>
)

const head = (look: PersonLook) => (
  <>
    <path fill={look.skin} d={body.EARS + body.HEAD} />
    {face(look)}
    {headgear(look)}
  </>
)

/** With a face and a jacket: feet at 0,0 and 100 units tall. */
export function nearFigure(look: PersonLook): ReactElement {
  const { arms, hands } = body.ARMS[look.pose ?? 'stand']
  return (
    <>
      {longBack(look)}
      <path fill={SHOE} d={body.SHOES} />
      {look.skirt && <path fill={look.skin} d={body.LEGS} />}
      <path fill={look.pants} d={look.skirt ? body.SKIRT : body.TROUSERS} />
      {trunk(look)}
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
      {head(look)}
    </>
  )
}

/** The same as far as the shoulders. */
export const nearBust = (look: PersonLook): ReactElement => (
  <>
    {longBack(look)}
    {trunk(look)}
    {head(look)}
  </>
)
