import type { BoothInteriorScene, BoothScene, BoothStyle } from '../contract/scene.ts'
import { type InteriorView, ROOM, type Room } from './booth-interior-layout.ts'
import { fitText, LEADING } from './fit-text.ts'
import type { Matrix } from './iso.ts'
import { paintMark } from './mark.tsx'
import { archPath, circlePath, rectPath, roundRectPath } from './plane-path.ts'
import { WOOD } from './props/still-life.ts'
import { type Sheet, shift } from './sheet.tsx'

/** Types whose own panel stands before a plain wall. */
const hasPlainWall = ({ style }: BoothScene) => style === 'arch' || style === 'pod'

/** The empty room: floor with rug and light, two walls, a window. */
export function paintRoom(s: Sheet, b: BoothScene, { width: w }: Room): void {
  const { depth: d, wall: h } = ROOM
  s.poly(
    [
      [0.4, 1, -0.9],
      [w + 0.5, 1, -0.9],
      [w + 0.5, d + 0.6, -0.9],
      [0.4, d + 0.6, -0.9],
    ],
    'z-gshd',
  )
  s.box(0, 0, -0.22, w, d, 0.22, ['z-fli', 'z-fe1', 'z-fe2'])
  for (let i = 1; i < d; i++)
    s.line(
      [
        [0, i],
        [w, i],
      ],
      'z-fg',
    )
  for (const [a, c] of [
    [1.4, 2.2],
    [3.3, 2.2],
    [2.7, 4.5],
    [4.6, 4.5],
  ] as const)
    s.poly(
      [
        [a, c],
        [a + 1.7, c],
        [a + 2.9, c + 2.1],
        [a + 1.2, c + 2.1],
      ],
      'z-sun',
    )
  if (b.style === 'pod') {
    s.disc(w / 2 + 0.5, 4.3, 0, 2.7, 'z-rugc')
    s.disc(w / 2 + 0.5, 4.3, 0, 2.5, 'z-rugl')
  } else {
    s.rect(2, 2.3, w - 2.8, 4.2, 'z-rugc')
    s.rect(2.12, 2.42, w - 3.04, 3.96, 'z-rugl')
  }
  s.box(0, -0.2, 0, w, 0.2, h, ['z-n1', hasPlainWall(b) ? 'z-w2' : 'z-c2', 'z-n3'])
  s.box(-0.2, -0.2, 0, 0.2, d + 0.2, h, ['z-n1', 'z-n2', 'z-wri'])
  const window = s.wallMatrix(0, 7, 0, true)
  s.repeat([window], 'z-gl', archPath(20, -120, 230, -330, 90))
  s.paint(window, 'z-far', 'M20,-120V-190C60,-240 100,-204 130,-196C170,-176 210,-212 250,-204V-120Z')
  s.paint(
    window,
    'z-mu z-mu-near',
    `${archPath(20, -120, 230, -330, 90)}M97,-120V-408M173,-120V-408M20,-230H250`,
  )
}

const wallOf = (s: Sheet) => s.wallMatrix(0, 0, ROOM.wall)

/** Slats beside each other over the whole wall. */
function paintSlats(s: Sheet, wide: number) {
  const count = Math.ceil((wide - 34) / 17)
  const places = Array.from({ length: count }, (_, at) => shift(wallOf(s), 14 + at * 17, 0))
  s.repeat(places, 'z-slat', rectPath(0, 0, 5, 450))
}

/** What stands before the long wall or on it, for each type of stand: as different from each other as they are in the hall. */
const builds: Record<BoothStyle, (s: Sheet, b: BoothScene, wide: number) => void> = {
  wall: (s, _, wide) => paintSlats(s, wide),
  arch: (s, _, wide) => {
    const round = 130
    const vault = (inset: number) =>
      `M${inset},450V${round}Q${inset},${inset} ${round + inset},${inset}H${wide - round - inset}Q${wide - inset},${inset} ${wide - inset},${round}V450Z`
    s.paint(wallOf(s), 'z-c2', vault(8))
    s.paint(wallOf(s), 'z-slat', vault(22))
    s.paint(wallOf(s), 'z-c2', vault(32))
  },
  canopy: (s, _, wide) => {
    const w = wide / 100
    let relief = ''
    for (let i = 0; i < 8; i++) relief += rectPath(0, 300 + i * 18, wide, 5)
    s.paint(wallOf(s), 'z-slat', relief)
    const roof = ROOM.wall + 0.6
    for (const x of [0.04, w - 0.2]) s.box(x, 0, ROOM.wall, 0.16, 0.16, 0.6, WOOD)
    s.box(0, 0, roof, w, 0.16, 0.14, WOOD)
    for (let x = 0.1; x < w - 0.2; x += 1.02) s.box(x, 0, roof + 0.14, 0.14, 1.1, 0.12, WOOD)
  },
  shelf: (s, b) => {
    s.box(0.15, 0, 0, 4, 0.34, 2.06, ['z-w1', 'z-w2', 'z-w3'])
    const front = s.wallMatrix(0.15, 0.34, 2.06)
    let plain = ''
    let brand = ''
    for (let i = 0; i < 8; i++)
      for (let j = 0; j < 3; j++) {
        const cell = rectPath(10 + i * 48, 10 + j * 65, 42, 56)
        if ((i * 7 + j * 3 + b.id) % 4) plain += cell
        else brand += cell
      }
    s.paint(front, 'z-sl', plain)
    s.paint(front, 'z-c2', brand)
  },
  pod: (s, _, wide) => {
    s.paint(wallOf(s), 'z-c2', roundRectPath(16, 14, wide - 32, 420, 110))
    s.paint(wallOf(s), 'z-slat', circlePath(126, 118, 96) + circlePath(330, 330, 70))
  },
  tower: (s, _, wide) => {
    paintSlats(s, wide)
    s.box(0.35, 0, 0, 1.7, 0.5, ROOM.wall + 0.75, ['z-c1', 'z-c2', 'z-c3'])
    s.paint(
      s.wallMatrix(0.35, 0.5, ROOM.wall + 0.75),
      'z-veil',
      rectPath(34, 210, 102, 6) + rectPath(34, 228, 74, 6),
    )
  },
}

export const paintLongWall = (s: Sheet, b: BoothScene, room: Room): void =>
  builds[b.style](s, b, room.width * 100)

/** The logo: on the wall, or on the tower before it. */
export function paintWallMark(s: Sheet, b: BoothScene, isRinged: boolean): void {
  const isOnTower = b.style === 'tower'
  const wall = isOnTower ? s.wallMatrix(0.35, 0.5, ROOM.wall + 0.75) : wallOf(s)
  const [x, y, scale] = isOnTower ? [85, 100, 1.2] : [126, 118, 1.34]
  if (isRinged) ring(s, shift(wall, x - 62, y - 62), 124, 124)
  paintMark(s, wall, x, y, scale, b, true)
}

/** The name on the wall, above the screen where there is one. */
export function paintWallName(
  s: Sheet,
  scene: BoothInteriorScene,
  view: InteriorView,
  isRinged: boolean,
): void {
  const wall = wallOf(s)
  const [middle, height] = scene.video ? [96, 92] : [118, 124]
  const wide = view.near ? 540 : view.room.width * 100 - 250
  if (isRinged) {
    const frame = shift(wall, 206, middle - height / 2)
    s.paint(frame, 'z-touch', rectPath(0, 0, wide, height))
    ring(s, frame, wide, height)
  }
  const { lines, size } = fitText(scene.booth.name, { width: wide, height }, { most: 64, least: 20 })
  lines.forEach((line, i) => {
    const y = middle + (i + 0.5 - lines.length / 2) * size * LEADING + size * 0.34
    s.text(wall, 'z-sgn1', 212, y, size, line)
  })
}

/** The long wall as something to touch, its edges as its ring. */
export function paintWallTouch(s: Sheet, { width }: Room): void {
  const path = rectPath(5, 5, width * 100 - 10, ROOM.wall * 100 - 10)
  s.paint(wallOf(s), 'z-touch', path)
  s.paint(wallOf(s), 'z-ring-under', path)
  s.paint(wallOf(s), 'z-ring', path)
}

/** Around what hangs on a wall and has the focus: light outside, dark inside, so that it is seen on any wall. */
function ring(s: Sheet, wall: Matrix, width: number, height: number) {
  const path = rectPath(-14, -14, width + 28, height + 28)
  s.paint(wall, 'z-ring-under', path)
  s.paint(wall, 'z-ring', path)
}

/** How high the screen hangs: below the name of the booth. */
const SCREEN_TOP = 2.95

/** The screen on the long wall, showing the trade in the abstract until the video has a picture. */
export function paintScreen(s: Sheet, room: Room, image: string | null): void {
  const wall = s.wallMatrix(room.screen, 0, SCREEN_TOP)
  const k = 0.84
  const px = (x: number, y: number, w: number, h: number, r: number) =>
    roundRectPath(x * k, y * k, w * k, h * k, r)
  ring(s, wall, 400 * k, 238 * k)
  s.paint(wall, 'z-d3', px(6, 8, 400, 238, 8))
  s.paint(wall, 'z-d2', px(0, 0, 400, 238, 8))
  if (image) s.image(wall, 10 * k, 10 * k, 380 * k, 218 * k, image, true)
  else {
    s.paint(wall, 'z-vid', px(10, 10, 380, 218, 4))
    s.paint(wall, 'z-vid2', 'M8.4,191V148L80.600,126L158,154.600L220,117.600L327,156V191Z')
    s.paint(wall, 'z-cw', circlePath(76, 62, 19))
  }
  s.paint(wall, 'z-cw', circlePath(168, 100, 34))
  s.paint(wall, 'z-c2', 'M158,82L188,100L158,118Z')
}

/** A poster on the left wall; its own picture when there is one. */
export function paintPoster(s: Sheet, title: string, image: string | null): void {
  const wall = s.wallMatrix(0, 4, ROOM.wall - 0.55, true)
  ring(s, wall, 188, 268)
  s.paint(wall, 'z-shp', rectPath(7, 9, 188, 268))
  s.paint(wall, 'z-cw', rectPath(0, 0, 188, 268))
  if (image) {
    s.image(wall, 5, 5, 178, 258, image, true)
    return
  }
  s.paint(wall, 'z-c2', rectPath(10, 10, 168, 248))
  s.paint(wall, 'z-c1', circlePath(118, 128, 54))
  s.paint(wall, 'z-c3', 'M10,258V196C56,150 110,150 178,200V258Z')
  s.paint(wall, 'z-c1', 'M10,258V232C70,196 120,206 178,236V258Z')
  const { lines, size } = fitText(title, { width: 144, height: 150 }, { most: 27, least: 11 })
  lines.forEach((line, i) => {
    s.text(wall, 'z-sgn1', 24, 22 + size * 0.8 + i * size * LEADING, size, line)
  })
}

/** A smaller frame, always there: the wall is never bare. */
export function paintNotice(s: Sheet): void {
  const wall = s.wallMatrix(0, 1.75, ROOM.wall - 0.55, true)
  s.paint(wall, 'z-shp', rectPath(7, 9, 146, 208))
  s.paint(wall, 'z-cw', rectPath(0, 0, 146, 208))
  s.paint(wall, 'z-vid', 'M14,80C14,47 40,21 73,21C106,21 132,47 132,80V100H14Z')
  s.paint(wall, 'z-c2', `${circlePath(73, 76, 30)}${roundRectPath(14, 172, 56, 20, 10)}`)
  s.paint(wall, 'z-ink', rectPath(14, 115, 118, 6) + rectPath(14, 131, 92, 6) + rectPath(14, 147, 106, 6))
}

/** The rack at the right end of the long wall, as full as there are brochures. */
export function paintRack(s: Sheet, { rack: [x, y] }: Room, brochures: number): void {
  s.rect(x - 0.25, y - 0.2, 1.45, 0.95, 'z-ring-under')
  s.rect(x - 0.25, y - 0.2, 1.45, 0.95, 'z-ring')
  s.poly(
    [
      [x + 0.1, y + 0.5],
      [x + 1.5, y + 0.5],
      [x + 1.5, y + 0.95],
      [x + 0.2, y + 0.95],
    ],
    'z-shd',
  )
  s.box(x, y, 0, 0.95, 0.42, 2.15, ['z-w1', 'z-w2', 'z-w3'])
  const front = s.wallMatrix(x, y + 0.42, 2.15)
  const tints = ['z-c2', 'z-cl', 'z-c3', 'z-vid2', 'z-c1', 'z-rugc']
  const covers: Matrix[] = []
  let shelves = ''
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      const i = row * 2 + column
      if (i >= brochures) continue
      const cover = shift(front, 9 + column * 41, 12 + row * 66)
      s.paint(cover, tints[i] ?? 'z-c2', rectPath(0, 0, 36, 48))
      covers.push(cover)
    }
    shelves += rectPath(4, 46 + row * 66, 87, 17)
  }
  s.repeat(covers, 'z-veil', rectPath(5, 7, 20, 4) + rectPath(5, 14, 14, 4) + circlePath(24, 34, 8))
  s.paint(front, 'z-k2', shelves)
}
