import type { LobbyDoor } from '../contract/scene.ts'
import { EVERYWHERE } from './bounds.ts'
import { brandStyle } from './brand-color.ts'
import { doorTrim } from './door-trim.ts'
import { DOOR } from './lobby-layout.ts'
import { archPath, circlePath, rectPath } from './plane-path.ts'
import { Sheet } from './sheet.tsx'

type LobbyDoorProps = {
  door: LobbyDoor
  label: string
  u: number
  ox: number
  oy: number
  /** Where it stands along the wall. */
  x: number
  colors: readonly string[]
}

const SEEN = 6

/** An arch to a hall: through it one sees booths, as many of them lit as there are lit ones in the hall. */
export function LobbyDoorArt({ door, label, u, ox, oy, x, colors }: LobbyDoorProps) {
  const s = new Sheet(u, { ox, oy })
  const wall = s.wallMatrix(x, 0, 0)
  const wide = DOOR * 100
  s.poly(
    [
      [x + 0.34, 0],
      [x + 3.06, 0],
      [x + 3.06, 2.4],
      [x + 0.34, 2.4],
    ],
    'z-carpet',
  )
  s.paint(wall, 'z-c2', archPath(0, 0, wide, -190, 153))
  s.paint(wall, door.lit ? 'z-din' : 'z-din z-din-off', archPath(34, 0, wide - 68, -190, 116))
  s.paint(wall, 'z-dfl', rectPath(34, -62, wide - 68, 62))
  const lit = door.stands ? Math.ceil((SEEN * door.lit) / door.stands) : 0
  for (let i = 0; i < SEEN; i++) {
    const [left, foot] = [42 + i * 44, -20 - (i % 3) * 7]
    const color = colors[(i * 5 + door.letter.charCodeAt(0)) % Math.max(1, colors.length)] ?? door.color
    const booth = new Sheet(u, { ox, oy })
    booth.paint(wall, 'z-c2', rectPath(left, foot - 34, 38, 34))
    booth.paint(wall, 'z-veil', rectPath(left, foot - 34, 38, 6))
    s.put(<g style={brandStyle(color)}>{booth.painting()}</g>, EVERYWHERE)
    if (i < lit) s.paint(wall, 'z-dot', circlePath(left + 19, foot - 44, 4.4))
  }
  const arch = { x: wide / 2, shoulder: -190, rx: wide / 2, ry: 153, thick: 34, foot: 0 }
  const trim = doorTrim[door.variant ?? 'glass'](arch)
  s.paint(wall, trim.cls, trim.d)
  s.paint(wall, 'z-dray', 'M112,-272L190,-290L302,0H128Z')
  s.paint(wall, 'z-cw', circlePath(wide / 2, -322, 54))
  s.paint(wall, 'z-c2', circlePath(wide / 2, -322, 46))
  const long = door.letter.length > 1
  s.text(wall, 'z-mk z-mk-o', wide / 2, long ? -306 : -299, long ? 46 : 64, door.letter)
  return (
    <a
      className="z-door z-brand"
      href={door.href}
      data-spot={door.letter}
      data-door=""
      data-hall={door.id}
      aria-label={label}
      style={brandStyle(door.color)}
    >
      {s.painting()}
    </a>
  )
}
