import { memo, type ReactElement } from 'react'
import type { PersonLook } from '#platform/contract/person-look.ts'
import { STAFF_POSES, seededLook } from '#platform/web/ui/person/cast.ts'
import { seeded } from '#platform/web/ui/person/seeded.ts'
import type { BoothScene } from '../contract/scene.ts'
import { type BoothDetail, DEPTH, FLOOR, HEIGHT, paintRoofSign, paintWalls } from './booth-walls.ts'
import { boxBounds, EVERYWHERE } from './bounds.ts'
import { brandStyle, safeColor } from './brand-color.ts'
import { paintMark } from './mark.tsx'
import { person } from './people.tsx'
import { PROPS } from './props/prop.ts'
import { WOOD } from './props/still-life.ts'
import { shapeName } from './shape-name.ts'
import type { SharedShapes } from './shared-shapes.ts'
import { type Face, Sheet } from './sheet.tsx'

/**
 * Booths are painted once at this scale, whatever the zoom: the group around them is scaled. At a hundred units a tile
 * whole numbers are precise enough, which makes the page smaller.
 */
export const ART_U = 100

export type Presence = 'on' | 'busy' | 'off'
export const presenceOf = (b: BoothScene): Presence => (b.free > 0 ? 'on' : b.busy > 0 ? 'busy' : 'off')

/** Free people first, then those who talk: from their profiles, else by chance from the id of the booth. */
function staffLooks(b: BoothScene, count: number): PersonLook[] {
  const chance = seeded(b.id * 97 + 5)
  return Array.from({ length: count }, (_, i) => {
    const pose = STAFF_POSES[(i + b.id) % STAFF_POSES.length] ?? 'stand'
    const drawn = seededLook(chance, { top: safeColor(b.color), pose, badge: '#fff' })
    const known = b.cast[i]
    return known ? { ...drawn, ...known, pose, badge: '#fff' } : drawn
  })
}

function paintPeople(s: Sheet, b: BoothScene, detail: BoothDetail) {
  const seats: [number, number][] = [
    b.style === 'tower' ? [s.w * 0.38, 1.5] : [s.w * 0.42, 1.2],
    [s.w * 0.66, 1.34],
    [s.w * 0.2, 1.62],
  ]
  const looks = staffLooks(b, Math.min(b.free + b.busy, detail === 'full' ? 3 : 1))
  const scale = (s.u * 1.13) / 100
  const here = looks.map((look, i) => {
    const [x, y] = seats[i] ?? [1, 1]
    return { x, y, look }
  })
  here.sort((p, q) => p.x + p.y - q.x - q.y)
  for (const one of here) {
    const [x, y] = s.at(one.x, one.y, FLOOR)
    const at = [s.round(x), s.round(y)] as const
    const [rx, h] = [0.3 * s.u, 1.2 * s.u]
    s.put(
      person(one.look, at, scale, { worn: safeColor(b.color) }),
      boxBounds(at[0] - rx, at[1] - h, at[0] + rx, at[1] + rx / 2),
    )
  }
}

function paintBeams(s: Sheet) {
  s.box(0.06, DEPTH - 0.16, FLOOR, 0.1, 0.1, HEIGHT + 0.1, WOOD)
  s.box(s.w - 0.16, DEPTH - 0.16, FLOOR, 0.1, 0.1, HEIGHT + 0.1, WOOD)
  const bays = Math.round(s.w / 0.62)
  const order = Array.from({ length: bays + 1 }, (_, i) => (s.face === 'y' ? i : bays - i))
  for (const i of order) s.box((i * (s.w - 0.1)) / bays, 0, FLOOR + HEIGHT + 0.1, 0.1, DEPTH, 0.09, WOOD)
  s.box(0, DEPTH - 0.12, FLOOR + HEIGHT + 0.08, s.w, 0.12, 0.14, WOOD)
}

function paintShadow(s: Sheet) {
  const { w } = s
  s.poly(
    s.face === 'y'
      ? [
          [0.1, 0.15],
          [w + 0.42, 0.2],
          [w + 0.42, DEPTH + 0.12],
          [0.3, DEPTH + 0.12],
        ]
      : [
          [-0.12, 0.3],
          [w - 0.1, 0.1],
          [w - 0.1, DEPTH + 0.42],
          [-0.12, DEPTH + 0.42],
        ],
    'z-shd',
  )
}

/** What a booth stands on, the same for all of one width: ring, shadow, platform. */
function paintFloor(s: Sheet) {
  s.rect(-0.14, -0.14, s.w + 0.28, DEPTH + 0.28, 'z-ring')
  paintShadow(s)
  s.box(0, 0, 0, s.w, DEPTH, FLOOR, ['z-ct', 'z-cs', 'z-cs2'])
}

/** The floor for booths of a width as a shape that a scene says once. */
export function BoothFloor({ width }: { width: number }) {
  const s = new Sheet(ART_U, { w: width })
  paintFloor(s)
  return <g id={floorName(width)}>{s.painting()}</g>
}
const floorName = (width: number) => shapeName(`floor${Math.round(width * ART_U)}`)

/**
 * One booth, its back corner at 0,0, in the order of painting: ring, shadow, platform, light, walls, prop, people, counter,
 * beams. In a scene that has its `BoothFloor`, it only names that.
 */
function boothSheet(
  b: BoothScene,
  face: Face,
  detail: BoothDetail = 'full',
  width = b.width,
  hasFloor = false,
): Sheet {
  const s = new Sheet(ART_U, { face, w: width })
  const w = width
  if (hasFloor) s.put(<use href={`#${floorName(w)}`} />, EVERYWHERE)
  else paintFloor(s)
  if (b.free > 0) s.disc(w * 0.56, DEPTH * 0.58, FLOOR, 0.98, 'z-pool')
  paintWalls(s, b, detail)
  const tower = b.style === 'tower'
  if (detail === 'full') PROPS[b.prop](s, tower ? w - 1.35 : w - 0.62, tower ? 0.78 : 0.86, FLOOR)
  paintPeople(s, b, detail)
  const counter = Math.min(1.25, w * 0.34)
  s.box(w - counter - 0.2, DEPTH - 0.62, FLOOR, counter, 0.42, 0.62, ['z-w1', 'z-c2', 'z-c3'])
  if (detail === 'full') {
    const front = s.wallMatrix(w - counter / 2 - 0.2, DEPTH - 0.2, FLOOR + 0.62)
    paintMark(s, front, 0, 32, 0.34, b, true)
  }
  if (b.style === 'canopy') {
    paintRoofSign(s, b, detail)
    paintBeams(s)
  }
  return s
}

export const paintBooth = (b: BoothScene, face: Face): ReactElement => boothSheet(b, face).painting()

type PaintingProps = {
  booth: BoothScene
  face: Face
  detail: BoothDetail
  width: number
  hasFloor: boolean
}

/** Paintings by what they show, the latest last: those of a few large fairs, some kilobytes each. */
const painted = new Map<string, string[]>()
const most = 1000

/** The same painting for all pages and readers: painting is most of the work of drawing a hall. */
export function boothPieces({ booth: b, face, detail, width, hasFloor }: PaintingProps): string[] {
  const key = JSON.stringify([
    [face, detail, width, hasFloor, b.id, b.name, b.initials, b.logo, b.shape, b.color, b.style, b.prop],
    [b.free, b.busy, b.cast],
  ])
  const known = painted.get(key) ?? boothSheet(b, face, detail, width, hasFloor).pieces()
  painted.delete(key)
  painted.set(key, known)
  const [oldest] = painted.size > most ? painted.keys() : []
  if (oldest) painted.delete(oldest)
  return known
}

/** Focus, hover and the roving tab stop change the link around a painting, never the painting. */
const Painting = memo(function Painting({ shapes, ...props }: PaintingProps & { shapes?: SharedShapes }) {
  const __html = boothPieces(props)
    .map(piece => shapes?.get(piece) ?? piece)
    .join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the drawing's own shapes, words escaped
  return <g dangerouslySetInnerHTML={{ __html }} />
})

export type BoothArtProps = {
  booth: BoothScene
  face: Face
  detail: BoothDetail
  /** Where its back corner falls on the screen, at the scale of the art. */
  x: number
  y: number
  /** None in a picture that nobody is read. */
  label?: string
  /** One booth of a scene is the tab stop. */
  tabStop: boolean
  open: boolean
  /** A picture only: nobody looks for it. */
  still?: boolean
  width?: number
  /** The scene has the `BoothFloor` of its width. */
  hasFloor?: boolean
  /** What the scene says elsewhere. */
  shapes?: SharedShapes
}

/** Redrawn only when its own record changes: a change of presence repaints one booth. */
export const BoothArt = memo(function BoothArt(props: BoothArtProps) {
  const { booth, face, detail, x, y, label, tabStop, open, still, width, hasFloor = false, shapes } = props
  return (
    <a
      className={`z-bo z-brand z-${presenceOf(booth)}${open ? ' z-hov' : ''}`}
      href={booth.href}
      data-booth={still ? undefined : booth.id}
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      style={{ ...brandStyle(booth.color), transform: `translate(${x}px,${y}px)` }}
    >
      <Painting
        booth={booth}
        face={face}
        detail={detail}
        width={width ?? booth.width}
        hasFloor={hasFloor}
        {...(shapes && { shapes })}
      />
    </a>
  )
})
