import type { LobbyDoor } from '../contract/scene.ts'
import { brandStyle } from './brand-color.ts'
import { doorTrim } from './door-trim.ts'
import { archPath, project, rectPath } from './plane-path.ts'
import './scene.css'

/** In steps of a tenth, which say the same in half as many signs. */
const onSteps = (d: string) => project(d, [1, 0, 0, 1, 0, 0]).d

/** The arch of a hall that faces the reader; light falls out of it where somebody is free. */
export function DoorDrawing({
  door,
  width = 96,
}: {
  door: Pick<LobbyDoor, 'letter' | 'color' | 'lit' | 'variant'>
  width?: number
}) {
  const trim = doorTrim[door.variant ?? 'glass']({
    x: 75,
    shoulder: 75,
    rx: 75,
    ry: 75,
    thick: 18,
    foot: 180,
  })
  return (
    <svg
      className="z-scene z-arch z-brand"
      style={brandStyle(door.color)}
      width={width}
      height={Math.round(width * 12) / 10}
      viewBox="0 0 150 180"
      aria-hidden="true"
    >
      <path className="z-c2" d={onSteps(archPath(0, 180, 150, 75, 75))} />
      <path className={door.lit ? 'z-din' : 'z-din z-din-off'} d={onSteps(archPath(18, 180, 114, 75, 57))} />
      <path className="z-dfl" d={rectPath(18, 152, 114, 28)} />
      <path className={trim.cls} d={onSteps(trim.d)} />
      <text
        className="z-mk z-mk-hall"
        x="75"
        y={door.letter.length > 1 ? 118 : 126}
        fontSize={door.letter.length > 1 ? 62 : 88}
      >
        {door.letter}
      </text>
    </svg>
  )
}
