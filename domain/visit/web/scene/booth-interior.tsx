import { type MouseEvent, type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import type { BoothInteriorScene, BoothPerson, BoothSpot } from '../../contract/scene.ts'
import { presenceOf } from './booth-art.tsx'
import { GUEST, PLACES, ROOM, viewInterior } from './booth-interior-layout.ts'
import {
  paintLongWall,
  paintNotice,
  paintPoster,
  paintRack,
  paintRoom,
  paintScreen,
} from './booth-interior-room.ts'
import { Lamp } from './booth-sign.tsx'
import { brandStyle } from './brand-color.ts'
import { STAFF_POSES, seededLook } from './cast.ts'
import { round1 } from './iso.ts'
import { paintMark } from './mark.tsx'
import { NameTag } from './name-tag.tsx'
import { person } from './people.tsx'
import { rectPath } from './plane-path.ts'
import { bigPlant } from './props/green.ts'
import { PROPS } from './props/prop.ts'
import { WOOD } from './props/still-life.ts'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { seeded } from './seeded.ts'
import { EVERYWHERE, Sheet } from './sheet.tsx'
import { useStageWidth } from './use-stage-width.ts'
import type { InteriorWords } from './words.ts'
import './scene.css'

export type BoothInteriorProps = {
  scene: BoothInteriorScene
  words: InteriorWords
  width?: number
  calm?: boolean
  /** Where a spot leads without script; with `onSpot` the page opens it itself. */
  hrefOf: (spot: BoothSpot) => string
  onSpot?: (spot: BoothSpot) => void
  children?: ReactNode
}

const COUNTER = [4.3, 4.45] as const
const PLINTH = [1.3, 2.5] as const
const TAG_HEIGHT = 2.75

/** The trade, large, on a plinth: the same still life as in the hall. */
function paintPlinth(
  s: Sheet,
  scene: BoothInteriorScene,
  paper: { u: number; ox: number; oy: number },
): void {
  const [x, y] = PLINTH
  s.disc(x + 0.25, y + 0.1, 0, 0.95, 'z-shd')
  s.cylinder(x, y, 0, 0.85, 0.42, ['z-w1', 'z-w3'])
  s.cylinder(x, y, 0.36, 0.852, 0.07, ['z-c2', 'z-c2'])
  s.disc(x, y, 0.43, 0.84, 'z-w1')
  const [ox, oy] = s.at(x, y, 0.43)
  const large = new Sheet(paper.u * 1.75, { ox, oy })
  PROPS[scene.booth.prop](large, 0, 0, 0)
  s.put(large.painting(), EVERYWHERE)
}

function paintCounter(s: Sheet, scene: BoothInteriorScene): void {
  const [x, y] = COUNTER
  s.poly(
    [
      [x + 0.2, y + 0.3],
      [x + 3.1, y + 0.3],
      [x + 3.1, y + 1.35],
      [x + 0.4, y + 1.35],
    ],
    'z-shd',
  )
  s.box(x, y, 0, 2.5, 0.85, 1.22, ['z-w1', 'z-c2', 'z-c3'])
  s.box(x - 0.08, y - 0.08, 1.22, 2.66, 1.01, 0.1, WOOD)
  const front = s.wallMatrix(x, y + 0.85, 1.22)
  paintMark(s, front, 62, 62, 0.62, scene.booth, true)
  s.paint(front, 'z-veil', rectPath(112, 44, 110, 7) + rectPath(112, 62, 82, 7))
  const [lx, ly] = s.at(6.1, 4.7, 1.32)
  const k = s.u / 58
  const laptop = [k, 0, 0, k, lx, ly] as const
  s.paint(laptop, 'z-m4', 'M-20,-2L2,-13L24,-2L2,9Z')
  s.paint(laptop, 'z-d2', 'M-20,-2L2,-13V-39L-20,-28Z')
  s.paint(laptop, 'z-scr', 'M-18,-6L0,-15V-34L-18,-25Z')
}

function paintLounge(s: Sheet): void {
  s.disc(3.3, 5.75, 0, 0.62, 'z-shd')
  s.cylinder(3.1, 5.6, 0, 0.1, 0.5, ['z-m3', 'z-m4'])
  s.cylinder(3.1, 5.6, 0.5, 0.58, 0.07, ['z-k1', 'z-k3'])
  s.cylinder(2.1, 5.9, 0, 0.34, 0.42, ['z-c1', 'z-c2'])
  s.cylinder(3.6, 6.75, 0, 0.34, 0.42, ['z-lpt', 'z-lps'])
  bigPlant(s, 8.9, 2.1, 1.5)
  bigPlant(s, 0.6, 6.5, 1.7)
}

const keyOf = (spot: BoothSpot) => (spot.kind === 'person' ? `person-${spot.id}` : spot.kind)

/** Inside a booth: its people, poster, screen and brochures are links with names; faces can be seen. */
export function BoothInterior({
  scene,
  words,
  width: assumed = 988,
  calm = false,
  hrefOf,
  onSpot,
  children,
}: BoothInteriorProps) {
  const stage = useRef<HTMLDivElement>(null)
  const width = useStageWidth(stage, assumed)
  const view = useMemo(() => viewInterior(width), [width])
  const { u, eye } = view
  const [ox, oy] = eye.p(0, 0)
  const paper = useMemo(() => ({ u, ox, oy }), [u, ox, oy])
  const scale = (u * 2.3) / 100
  const paint = (work: (s: Sheet) => void): ReactElement => {
    const s = new Sheet(u, paper)
    work(s)
    return s.painting()
  }
  const spots: BoothSpot[] = scene.staff.map(one => ({ kind: 'person', id: one.id }))
  if (scene.poster) spots.push({ kind: 'poster' })
  if (scene.video) spots.push({ kind: 'video' })
  if (scene.brochures > 0) spots.push({ kind: 'brochures' })
  const follow = (e: MouseEvent) => {
    const key =
      e.target instanceof Element ? e.target.closest('[data-spot]')?.getAttribute('data-spot') : null
    const spot = spots.find(one => keyOf(one) === key)
    if (!spot || !onSpot || e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
    e.preventDefault()
    onSpot(spot)
  }
  const link = (spot: BoothSpot, label: string, art: ReactNode) => (
    <a key={keyOf(spot)} className="z-hot" href={hrefOf(spot)} data-spot={keyOf(spot)} aria-label={label}>
      {art}
    </a>
  )
  const shown = scene.staff.slice(0, PLACES.length)
  const figure = (one: BoothPerson, i: number) => {
    const [x, y] = PLACES[i] ?? [6, 4]
    const pose = one.look.pose ?? STAFF_POSES[i % STAFF_POSES.length] ?? 'stand'
    const at = eye.p(x, y)
    const guest = seededLook(seeded(one.id * 7 + 2), { pose: 'talk' })
    return link(
      { kind: 'person', id: one.id },
      words.personLabel(one),
      <>
        <ellipse
          className="z-ring"
          cx={round1(at[0])}
          cy={round1(at[1])}
          rx={round1(u * 0.55)}
          ry={round1(u * 0.28)}
        />
        {person({ ...one.look, pose, badge: one.look.badge ?? '#fff' }, at, scale, 'near')}
        {one.busy && !calm && person(guest, eye.p(x + GUEST[0], y + GUEST[1]), scale, 'near', { flip: true })}
      </>,
    )
  }
  // Whoever stands behind the counter is painted before it; the others after.
  const behind = shown.flatMap((one, i) => ((PLACES[i]?.[1] ?? 0) < COUNTER[1] - 0.5 ? [figure(one, i)] : []))
  const before = shown.flatMap((one, i) => ((PLACES[i]?.[1] ?? 0) < COUNTER[1] - 0.5 ? [] : [figure(one, i)]))
  const rack = eye.p(8.72, 0.7, 2.5)
  const screen = eye.p(5.6, 0, 1.3)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, their events are gathered here
    <div
      ref={stage}
      className={`z-stage z-room z-${presenceOf(scene.booth) === 'off' ? 'quiet' : 'lively'}`}
      onClick={follow}
    >
      <SceneSvg
        width={view.width}
        height={view.height}
        label={words.interiorLabel(scene.booth)}
        className="z-interior z-brand"
        style={brandStyle(scene.booth.color)}
        fluid
      >
        <g {...DECORATION}>
          {paint(s => {
            paintRoom(s)
            paintLongWall(s, scene)
            paintNotice(s)
          })}
        </g>
        {scene.poster
          ? link(
              { kind: 'poster' },
              words.posterLabel(scene.poster.title),
              paint(s => paintPoster(s, scene.poster?.title ?? '', scene.poster?.image ?? null)),
            )
          : paint(s => paintPoster(s, scene.booth.name, null))}
        {scene.video &&
          link(
            { kind: 'video' },
            words.videoLabel(scene.video.title),
            paint(s => paintScreen(s, scene.video?.image ?? null)),
          )}
        <g {...DECORATION}>{paint(s => paintPlinth(s, scene, paper))}</g>
        {scene.brochures > 0 &&
          link(
            { kind: 'brochures' },
            words.brochuresLabel(scene.brochures),
            paint(s => paintRack(s, scene.brochures)),
          )}
        <g {...DECORATION}>
          {shown.map((one, i) => {
            const [x, y] = PLACES[i] ?? [6, 4]
            // Each pool is its own shape: joined, they would share one gradient.
            const pool = paint(s => s.disc(x, y + 0.1, 0, i === 0 ? 1.9 : 1.5, 'z-pool'))
            return one.free && <g key={one.id}>{pool}</g>
          })}
        </g>
        {behind}
        <g {...DECORATION}>{paint(s => paintCounter(s, scene))}</g>
        {before}
        <g {...DECORATION}>{paint(paintLounge)}</g>
        <g className="z-signs" {...DECORATION}>
          {shown.map((one, i) => {
            const [x, y] = PLACES[i] ?? [6, 4]
            const [tx, ty] = eye.p(x, y, TAG_HEIGHT)
            const hang = ty + (u < 44 ? 4 : 8)
            return (
              <g key={one.id}>
                {one.free && (
                  <path className="z-cord" d={`M${round1(tx)},${round1(ty - 30)}V${round1(hang)}`} />
                )}
                {one.free && <Lamp x={tx} y={hang} on glow={u * 0.9} size={round1(u * 0.26)} />}
                <NameTag
                  x={tx}
                  y={ty - 26}
                  within={view.width}
                  name={view.near ? (one.name.split(' ')[0] ?? one.name) : one.name}
                />
              </g>
            )
          })}
          {scene.video && !view.near && (
            <NameTag x={screen[0]} y={screen[1]} within={view.width} name={words.video} dark />
          )}
          {scene.brochures > 0 && !view.near && (
            <NameTag
              x={rack[0] - 20}
              y={rack[1]}
              within={view.width}
              name={words.brochures(scene.brochures)}
              dark
            />
          )}
        </g>
      </SceneSvg>
      {children}
    </div>
  )
}

/** The height of the room on a stage, for a page that lays something below it. */
export const interiorHeight = (width: number): number => viewInterior(width).height
export const roomSize = ROOM
