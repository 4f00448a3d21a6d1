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
import {
  type BoothInteriorScene,
  type BoothPerson,
  type BoothSpot,
  type FurnishedSpot,
  isVisitedSpot,
} from '../contract/scene.ts'
import { presenceOf } from './booth-art.tsx'
import { paintCounter, paintLounge, paintPlinth, paintPlinthRing } from './booth-furniture.ts'
import {
  FIGURE,
  hangNames,
  isBehindCounter,
  lampSize,
  PLACES,
  type TagPlace,
  tagPoints,
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
  paintWallMark,
  paintWallName,
  paintWallTouch,
} from './booth-interior-room.ts'
import { brandStyle } from './brand-color.ts'
import { round1 } from './iso.ts'
import { Lamp } from './lamp.tsx'
import { NameTag } from './name-tag.tsx'
import { nearPerson } from './near-person.tsx'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import { useStageWidth } from './use-stage-width.ts'
import type { FurnishingWords, InteriorWords } from './words.ts'
import './scene.css'

type Shown = {
  scene: BoothInteriorScene
  words: InteriorWords
  width?: number
  children?: ReactNode
}

/** As it is visited. */
type Visited = {
  /** Where a spot leads without script; with `onSpot` the page opens it itself. */
  hrefOf: (spot: BoothSpot) => string
  onSpot?: (spot: BoothSpot) => void
}

/** As it is furnished: everything in it is touched, also what it has not got yet. */
export type Furnished = {
  words: FurnishingWords
  hrefOf: (spot: FurnishedSpot) => string
  onSpot: (spot: FurnishedSpot) => void
  /** What is being changed. */
  chosen: FurnishedSpot | null
}

export type BoothInteriorProps = Shown & (Visited | { furnished: Furnished })

const spotKey = (spot: FurnishedSpot) => (spot.kind === 'person' ? `person-${spot.id}` : spot.kind)

/** Where a thing is on the page. */
export const thingIn = (stage: Element | null, spot: FurnishedSpot) =>
  stage?.querySelector<SVGAElement>(`.z-hot[data-spot="${spotKey(spot)}"]`) ?? null

const hrefOfVisit =
  (hrefOf: Visited['hrefOf']) =>
  (spot: FurnishedSpot): string =>
    isVisitedSpot(spot) ? hrefOf(spot) : ''

/** Whoever visits a booth and whoever furnishes it touch the same room. */
const touchOf = (props: BoothInteriorProps) => {
  if ('furnished' in props) return { ...props.furnished, furnishing: props.furnished.words }
  const { onSpot } = props
  return {
    hrefOf: hrefOfVisit(props.hrefOf),
    onSpot: onSpot && ((spot: FurnishedSpot) => isVisitedSpot(spot) && onSpot(spot)),
    chosen: null,
    furnishing: null,
  }
}

const keyAt = (target: EventTarget) =>
  target instanceof Element ? (target.closest('[data-spot]')?.getAttribute('data-spot') ?? null) : null

/** Inside a booth: its people, counter, poster, screen and brochures are links with names, and so are the tags above them. */
export function BoothInterior(props: BoothInteriorProps) {
  const { scene, words, width: assumed = 988, children } = props
  const { hrefOf, onSpot, chosen, furnishing } = touchOf(props)
  const stage = useRef<HTMLDivElement>(null)
  const width = useStageWidth(stage, assumed)
  const [hot, setHot] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const view = useMemo(() => viewInterior(width, scene.booth.width), [width, scene.booth.width])
  const { u, eye, room } = view
  const [ox, oy] = eye.p(0, 0)
  const paper = useMemo(() => ({ u, ox, oy }), [u, ox, oy])
  const paint = (work: (s: Sheet) => void): ReactElement => {
    const s = new Sheet(u, paper)
    work(s)
    return s.painting()
  }
  const { staff, poster, video, brochures, booth } = scene
  const isRinged = furnishing !== null
  const spots: FurnishedSpot[] = [
    { kind: 'counter' },
    ...staff.map(({ id }) => ({ kind: 'person' as const, id })),
  ]
  if (poster || furnishing) spots.push({ kind: 'poster' })
  if (video || furnishing) spots.push({ kind: 'video' })
  if (brochures > 0 || furnishing) spots.push({ kind: 'brochures' })
  if (furnishing)
    spots.push({ kind: 'wall' }, { kind: 'sign' }, { kind: 'logo' }, { kind: 'exhibit' }, { kind: 'staff' })
  const follow = (e: MouseEvent) => {
    const key = keyAt(e.target)
    const spot = spots.find(one => spotKey(one) === key)
    if (!spot || !onSpot || e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
    e.preventDefault()
    onSpot(spot)
  }
  const focus = (e: FocusEvent) => setFocused(e.target.matches(':focus-visible') ? keyAt(e.target) : null)
  const chosenKey = chosen && spotKey(chosen)
  const link = (spot: FurnishedSpot, label: string, art: ReactNode, isLacking = false) => {
    const key = spotKey(spot)
    const look = `z-hot${isLacking ? ' z-lacking' : ''}${key === chosenKey ? ' z-chosen' : ''}`
    return (
      <a
        key={key}
        className={look}
        href={hrefOf(spot)}
        data-spot={key}
        aria-label={furnishing?.thingLabel(spot) ?? label}
        aria-haspopup={furnishing ? 'dialog' : undefined}
      >
        {art}
      </a>
    )
  }
  /** What only its exhibitor touches, scenery for everybody else. */
  const part = (kind: 'wall' | 'sign' | 'logo' | 'exhibit', art: ReactNode) =>
    furnishing ? link({ kind }, '', art) : <g {...DECORATION}>{art}</g>
  const points = tagPoints(room)
  const rackWords = brochures > 0 ? words.brochures(brochures) : furnishing?.lacking('brochures')
  const screenWords = video ? words.video : furnishing?.lacking('video')
  const rack = rackWords ? thingTag(view.width, eye.p(...points.rack), rackWords) : null
  const screen = screenWords ? thingTag(view.width, eye.p(...points.screen), screenWords, rack) : null
  const nobody =
    furnishing && !staff.length && thingTag(view.width, eye.p(5.25, 3.55, 1.6), furnishing.lacking('staff'))
  const tags: [FurnishedSpot, TagPlace][] = []
  if (screen) tags.push([{ kind: 'video' }, screen])
  if (rack) tags.push([{ kind: 'brochures' }, rack])
  if (nobody) tags.push([{ kind: 'staff' }, nobody])
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
  const lookOf = (key: string) =>
    focused === key ? 'focus' : hot === key || chosenKey === key ? 'hot' : 'rest'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, their events are gathered here
    <div
      ref={stage}
      className={`z-stage z-room z-${presenceOf(booth) === 'off' ? 'quiet' : 'lively'}${furnishing ? ' z-furnished' : ''}`}
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
            paintRoom(s, booth, room)
            paintNotice(s)
          })}
        </g>
        {part(
          'wall',
          paint(s => {
            paintLongWall(s, booth, room)
            if (isRinged) paintWallTouch(s, room)
          }),
        )}
        {part(
          'logo',
          paint(s => paintWallMark(s, booth, isRinged)),
        )}
        {part(
          'sign',
          paint(s => paintWallName(s, scene, view, isRinged)),
        )}
        {poster
          ? link(
              { kind: 'poster' },
              words.posterLabel(poster.title),
              paint(s => paintPoster(s, poster.title, poster.image)),
            )
          : paint(s => paintPoster(s, booth.name, null))}
        {(video || furnishing) &&
          link(
            { kind: 'video' },
            words.videoLabel(video?.title ?? ''),
            paint(s => paintScreen(s, room, video?.image ?? null)),
            !video,
          )}
        {part(
          'exhibit',
          paint(s => {
            if (isRinged) paintPlinthRing(s)
            paintPlinth(s, scene, paper)
          }),
        )}
        {(brochures > 0 || furnishing) &&
          link(
            { kind: 'brochures' },
            words.brochuresLabel(brochures),
            paint(s => paintRack(s, room, brochures)),
            brochures === 0,
          )}
        <g {...DECORATION}>
          {shown.map(({ one, floor: [x, y] }, i) => {
            // Each pool is its own shape: joined, they would share one gradient.
            const pool = paint(s => s.disc(x, y + 0.1, 0, i === 0 ? 1.9 : 1.5, 'z-pool'))
            return one.free && <g key={one.id}>{pool}</g>
          })}
        </g>
        {nobody &&
          link(
            { kind: 'staff' },
            '',
            paint(s => {
              for (const cls of ['z-ring-under', 'z-ring', 'z-touch']) s.disc(5.25, 3.55, 0, 0.5, cls)
            }),
            true,
          )}
        {inDepth.filter(({ floor }) => isBehindCounter(floor)).map(figure)}
        {link(
          { kind: 'counter' },
          words.counterLabel(booth.name),
          paint(s => paintCounter(s, scene)),
        )}
        <g {...DECORATION}>{paint(s => paintLounge(s, room))}</g>
        {inDepth.filter(({ floor }) => !isBehindCounter(floor)).map(figure)}
        <g className="z-signs">
          {tags.map(([spot, place]) => (
            <NameTag
              key={spotKey(spot)}
              thing
              place={place}
              spot={spotKey(spot)}
              href={hrefOf(spot)}
              look={lookOf(spotKey(spot))}
            />
          ))}
          {shown.map(({ one, crown: [x, y], tag }) => {
            const spot: FurnishedSpot = { kind: 'person', id: one.id }
            const key = spotKey(spot)
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
