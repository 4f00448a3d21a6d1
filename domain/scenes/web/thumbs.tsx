import type { PersonLook } from '#platform/contract/person-look.ts'
import type { BoothScene, PropKind } from '../contract/scene.ts'
import { ART_U, paintBooth } from './booth-art.tsx'
import { DEPTH } from './booth-walls.ts'
import { brandStyle } from './brand-color.ts'
import { FigureDefs } from './figures.tsx'
import { nearPerson } from './near-person.tsx'
import { PROPS } from './props/prop.ts'
import { SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import './scene.css'

const above = 205

/** A booth as it stands in the hall. `room` is the width for which place is left, so that sizes can be compared. */
export function BoothThumb({
  booth,
  room = booth.width,
  label,
}: {
  booth: BoothScene
  room?: number
  label?: string
}) {
  const width = (room + DEPTH) * ART_U + 80
  const height = above + ((room + DEPTH) * ART_U) / 2 + 40
  return (
    <SceneSvg
      width={width}
      height={height}
      viewBox={`${-DEPTH * ART_U - 40} ${-above} ${width} ${height}`}
      className="z-brand"
      style={brandStyle(booth.color)}
      label={label}
      role="img"
      fluid
    >
      {booth.free + booth.busy > 0 && <FigureDefs />}
      {paintBooth(booth, 'y')}
    </SceneSvg>
  )
}

/** A figure from head to foot. */
export function FigureThumb({ look }: { look: PersonLook }) {
  return (
    <SceneSvg width={64} height={118} viewBox="-32 -110 64 118" fluid>
      {nearPerson(look, [0, 0], 1)}
    </SceneSvg>
  )
}

/** The still life of a trade. */
export function PropThumb({ prop, color }: { prop: PropKind; color: string }) {
  const s = new Sheet(ART_U)
  PROPS[prop](s, 0, 0, 0)
  return (
    <SceneSvg
      width={180}
      height={200}
      viewBox="-100 -150 200 200"
      className="z-brand"
      style={brandStyle(color)}
      fluid
    >
      {s.painting()}
    </SceneSvg>
  )
}
