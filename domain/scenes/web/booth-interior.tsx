import {
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { STAFF_POSES } from '#platform/web/ui/person/cast.ts'
import type { BoothInteriorScene, BoothPerson, BoothSpot } from '../contract/scene.ts'
import { presenceOf } from './booth-art.tsx'
import { paintCounter, paintLounge, paintPlinth } from './booth-furniture.ts'
import {
  FIGURE,
  hangNames,
  isBehindCounter,
  lampSize,
  PLACES,
  type TagPlace,
  thingTag,
  viewInterior,
} from './booth-interior-layout.ts'
import {
  paintLongWall,
  paintNotice,
  paintPoster,
  paintRack,
  paintRoom,
  paintScreen,
  SCREEN,
} from './booth-interior-room.ts'
import { Lamp } from './booth-sign.tsx'
import { brandStyle } from './brand-color.ts'
import { round1 } from './iso.ts'
import { NameTag } from './name-tag.tsx'
import { nearPerson } from './near-person.tsx'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import { useStageWidth } from './use-stage-width.ts'
import type { InteriorWords } from './words.ts'
import './scene.css'

export type BoothInteriorProps = {
  scene: BoothInteriorScene
  words: InteriorWords
  width?: number
  /** Where a spot leads without script; with `onSpot` the page opens it itself. */
  hrefOf: (spot: BoothSpot) => string
  onSpot?: (spot: BoothSpot) => void
  children?: ReactNode
}

const keyOf = (spot: BoothSpot) => (spot.kind === 'person' ? `person-${spot.id}` : spot.kind)
const keyAt = (target: EventTarget) =>
  target instanceof Element ? (target.closest('[data-spot]')?.getAttribute('data-spot') ?? null) : null

/** Inside a booth: its people, counter, poster, screen and brochures are links with names, and so are the tags above them. */
export function BoothInterior({
  scene,
  words,
  width: assumed = 988,
  hrefOf,
  onSpot,
  children,
}: BoothInteriorProps) {
  const stage = useRef<HTMLDivElement>(null)
  const width = useStageWidth(stage, assumed)
  const [hot, setHot] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const view = useMemo(() => viewInterior(width), [width])
  const { u, eye, near } = view
  const [ox, oy] = eye.p(0, 0)
  const paper = useMemo(() => ({ u, ox, oy }), [u, ox, oy])
  const paint = (work: (s: Sheet) => void): ReactElement => {
    const s = new Sheet(u, paper)
    work(s)
    return s.painting()
  }
  const { staff, poster, video, brochures, booth } = scene
  const spots: BoothSpot[] = [
    { kind: 'counter' },
    ...staff.map(({ id }) => ({ kind: 'person' as const, id })),
  ]
  if (poster) spots.push({ kind: 'poster' })
  if (video) spots.push({ kind: 'video' })
  if (brochures > 0) spots.push({ kind: 'brochures' })
  const follow = (e: MouseEvent) => {
    const key = keyAt(e.target)
    const spot = spots.find(one => keyOf(one) === key)
    if (!spot || !onSpot || e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
    e.preventDefault()
    onSpot(spot)
  }
  const focus = (e: FocusEvent) => setFocused(e.target.matches(':focus-visible') ? keyAt(e.target) : null)
  const link = (spot: BoothSpot, label: string, art: ReactNode) => (
    <a key={keyOf(spot)} className="z-hot" href={hrefOf(spot)} data-spot={keyOf(spot)} aria-label={label}>
      {art}
    </a>
  )
  const rack = brochures > 0 ? thingTag(view.width, eye.p(8.72, 0.7, 2.35), words.brochures(brochures)) : null
  const screen = video && thingTag(view.width, eye.p(...SCREEN.tag), words.video, rack)
  const tags: [BoothSpot, TagPlace][] = []
  if (screen) tags.push([{ kind: 'video' }, screen])
  if (rack) tags.push([{ kind: 'brochures' }, rack])
  const hung = hangNames(
    view,
    staff,
    tags.map(([, place]) => place),
  )
  const shown = hung.flatMap((place, i) => {
    const one = staff[i]
    const floor = PLACES[i]
    return one && floor
      ? [{ one, floor, pose: STAFF_POSES[i % STAFF_POSES.length] ?? 'stand', ...place }]
      : []
  })
  const figure = ({ one, feet, pose }: { one: BoothPerson } & (typeof shown)[number]) => {
    const [cx, cy] = [round1(feet[0]), round1(feet[1])]
    const ring = { cx, cy, rx: round1(u * 0.55), ry: round1(u * 0.28) }
    return link(
      { kind: 'person', id: one.id },
      words.personLabel(one),
      <>
        <ellipse className="z-ring-under" {...ring} />
        <ellipse className="z-ring" {...ring} />
        {nearPerson(
          { ...one.look, pose: one.look.pose ?? pose, badge: one.look.badge ?? '#fff' },
          feet,
          (u * FIGURE.scale) / 100,
        )}
      </>,
    )
  }
  const inDepth = [...shown].sort((a, b) => a.floor[0] + a.floor[1] - b.floor[0] - b.floor[1])
  const lookOf = (key: string) => (focused === key ? 'focus' : hot === key ? 'hot' : 'rest')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, their events are gathered here
    <div
      ref={stage}
      className={`z-stage z-room z-${presenceOf(booth) === 'off' ? 'quiet' : 'lively'}`}
      onClick={follow}
      onPointerOver={e => setHot(e.pointerType === 'touch' ? null : keyAt(e.target))}
      onPointerLeave={() => setHot(null)}
      onFocus={focus}
      onBlur={() => setFocused(null)}
    >
      <SceneSvg
        width={view.width}
        height={view.height}
        label={words.interiorLabel(booth)}
        className="z-interior z-brand"
        style={brandStyle(booth.color)}
        fluid
      >
        <g {...DECORATION}>
          {paint(s => {
            paintRoom(s)
            paintLongWall(s, scene, near)
            paintNotice(s)
          })}
        </g>
        {poster
          ? link(
              { kind: 'poster' },
              words.posterLabel(poster.title),
              paint(s => paintPoster(s, poster.title, poster.image)),
            )
          : paint(s => paintPoster(s, booth.name, null))}
        {video &&
          link(
            { kind: 'video' },
            words.videoLabel(video.title),
            paint(s => paintScreen(s, video.image ?? null)),
          )}
        <g {...DECORATION}>{paint(s => paintPlinth(s, scene, paper))}</g>
        {brochures > 0 &&
          link(
            { kind: 'brochures' },
            words.brochuresLabel(brochures),
            paint(s => paintRack(s, brochures)),
          )}
        <g {...DECORATION}>
          {shown.map(({ one, floor: [x, y] }, i) => {
            // Each pool is its own shape: joined, they would share one gradient.
            const pool = paint(s => s.disc(x, y + 0.1, 0, i === 0 ? 1.9 : 1.5, 'z-pool'))
            return one.free && <g key={one.id}>{pool}</g>
          })}
        </g>
        {inDepth.filter(({ floor }) => isBehindCounter(floor)).map(figure)}
        {link(
          { kind: 'counter' },
          words.counterLabel(booth.name),
          paint(s => paintCounter(s, scene)),
        )}
        <g {...DECORATION}>{paint(paintLounge)}</g>
        {inDepth.filter(({ floor }) => !isBehindCounter(floor)).map(figure)}
        <g className="z-signs">
          {tags.map(([spot, place]) => (
            <NameTag
              key={spot.kind}
              thing
              place={place}
              spot={keyOf(spot)}
              href={hrefOf(spot)}
              look={lookOf(keyOf(spot))}
            />
          ))}
          {shown.map(({ one, crown: [x, y], tag }) => {
            const spot: BoothSpot = { kind: 'person', id: one.id }
            const key = keyOf(spot)
            const lamp = lampSize(u)
            const end = one.free ? y - 3 - lamp : y
            return (
              <g key={one.id}>
                <path className="z-cord" d={`M${round1(x)},${round1(tag.top + tag.height)}V${round1(end)}`} />
                {one.free && <Lamp x={x} y={y - 3} on glow={u * 0.9} size={lamp} />}
                <NameTag
                  place={tag}
                  spot={key}
                  href={hrefOf(spot)}
                  talking={one.busy}
                  isSpokenTo={one.isSpokenTo ?? false}
                  look={lookOf(key)}
                />
              </g>
            )
          })}
        </g>
      </SceneSvg>
      {children}
    </div>
  )
}
