import type { LobbyDoor } from '../contract/scene.ts'
import { EVERYWHERE } from './bounds.ts'
import { brandStyle } from './brand-color.ts'
import { doorTrim } from './door-trim.ts'
import { DOOR } from './lobby-layout.ts'
import { archPath, circlePath, rectPath, roundRectPath } from './plane-path.ts'
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

/** The hall that a door leads to: one of a room leads to none. */
export const hallOfDoor = ({ id, room }: LobbyDoor) => (room ? undefined : id)

/** What one sees of a room through its door: the screen, and the backs of its rows. */
function paintRoomWithin(
  s: Sheet,
  wall: ReturnType<Sheet['wallMatrix']>,
  wide: number,
  { isOnAir }: NonNullable<LobbyDoor['room']>,
) {
  const [left, across] = [wide / 2 - 92, 184]
  s.paint(wall, 'z-d2', roundRectPath(left, -206, across, 100, 5))
  s.paint(wall, isOnAir ? 'z-stg' : 'z-stg-off', rectPath(left + 6, -200, across - 12, 88))
  if (isOnAir) {
    s.paint(wall, 'z-stg2', circlePath(left + across - 42, -168, 17))
    s.paint(wall, 'z-cw', rectPath(left + 20, -184, 74, 9) + rectPath(left + 20, -166, 52, 9))
  }
  for (const [foot, count, size] of [
    [-64, 5, 22],
    [-20, 4, 30],
  ] as const) {
    const step = (wide - 116) / count
    for (let i = 0; i < count; i++) {
      const x = 58 + step * (i + 0.5) - size / 2
      s.paint(wall, 'z-c2', roundRectPath(x, foot - size, size, size, 6))
    }
  }
}

/** An arch to a hall: through it one sees booths, as many of them lit as there are lit ones in the hall; or to a room. */
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
  if (door.room) paintRoomWithin(s, wall, wide, door.room)
  const lit = door.stands ? Math.ceil((SEEN * door.lit) / door.stands) : 0
  for (let i = 0; i < (door.room ? 0 : SEEN); i++) {
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
      data-hall={hallOfDoor(door)}
      aria-label={label}
      style={brandStyle(door.color)}
    >
      {s.painting()}
    </a>
  )
}
