import { type MouseEvent, memo, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { AuditoriumScene as AuditoriumRecord } from '../contract/scene.ts'
import { paintRoom, paintStage, platformArt } from './auditorium-art.tsx'
import { bandsOf, layAuditorium, seatAt, seatName, spotOfSeat, viewAuditorium } from './auditorium-layout.ts'
import { bandArt, SeatedDefs, seatedName } from './auditorium-seats.tsx'
import { reachOf, speakersOn, stageLamp } from './auditorium-speakers.ts'
import { round1 } from './iso.ts'
import { Lamp, SpeechMark } from './lamp.tsx'
import { textWidth } from './metrics.ts'
import { nearPerson } from './near-person.tsx'
import { Plate } from './plate.tsx'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { useStageWidth } from './use-stage-width.ts'
import type { AuditoriumWords } from './words.ts'
import './scene.css'

export type AuditoriumSceneProps = {
  scene: AuditoriumRecord
  /** Seats that are taken, with the name of whoever shows themselves there. */
  taken: ReadonlyMap<number, string | null>
  /** The reader’s. */
  own: number | null
  words: AuditoriumWords
  /** A seat that nobody sits on was pressed. */
  onTake?: ((seat: number) => void) | undefined
  /** Where the mark of the sponsor leads, and who of it is free. */
  sponsor?: { href: string; free: string | null } | null
  width?: number
  children?: ReactNode
}

/**
 * The room of a session, from behind its rows. What is read is flat; seats are pressed on the drawing itself, and chosen by
 * row and number in the list beside it.
 */
export function AuditoriumScene({
  scene,
  taken,
  own,
  words,
  onTake,
  sponsor,
  width: assumed = 928,
  children,
}: AuditoriumSceneProps) {
  const stage = useRef<HTMLDivElement>(null)
  const width = useStageWidth(stage, assumed)
  const [pointed, setPointed] = useState<number | null>(null)
  const layout = useMemo(() => layAuditorium(scene.plan, scene.seats), [scene.plan, scene.seats])
  const view = useMemo(() => viewAuditorium(layout, width), [layout, width])
  const { u, eye } = view
  const bands = useMemo(
    () => bandsOf(layout).map(one => ({ ...one, ...bandArt(layout, view, one) })),
    [layout, view],
  )
  const room = useMemo(() => paintRoom(layout, view, scene), [layout, view, scene])
  const floor = useMemo(() => paintStage(layout, view), [layout, view])
  const seatUnder = (e: MouseEvent | PointerEvent) => {
    const box = stage.current?.querySelector('svg')?.getBoundingClientRect()
    if (!box?.width) return null
    const k = view.width / box.width
    return seatAt(layout, view, (e.clientX - box.left) * k, (e.clientY - box.top) * k)
  }
  const point = (e: PointerEvent) =>
    setPointed(e.pointerType === 'touch' ? null : (seatUnder(e)?.seat ?? null))
  const press = (e: MouseEvent) => {
    if (e.target instanceof Element && e.target.closest('a')) return
    const seat = seatUnder(e)?.seat
    if (seat !== undefined && seat !== own && !taken.has(seat)) onTake?.(seat)
  }
  const seatOf = (seat: number | null) => (seat === null ? undefined : layout.seats[seat - 1])
  const mine = seatOf(own)
  const hot = pointed === own ? undefined : seatOf(pointed)
  const wall = eye.p(0, layout.mark, layout.wall)
  const plate = { x: wall[0], y: Math.max(56, wall[1] - 6) }
  const mineAt = mine && spotOfSeat(view, mine, 1.3)
  const speakers = speakersOn(layout, view, scene.speakers, [
    ...(scene.sponsor && sponsor ? [reachOf(plate.x, plate.y, scene.sponsor.name)] : []),
    ...(mine && mineAt ? [reachOf(mineAt[0], mineAt[1], words.ownSeat(seatName(mine)))] : []),
  ])
  const isFreeSeat = hot !== undefined && !taken.has(hot.seat)
  const lamp = stageLamp(layout, view)
  const band = ({ band, seats, ...art }: (typeof bands)[number]) => (
    <Band
      key={band}
      {...art}
      seats={seats}
      u={u}
      kinds={scene.seated.length}
      present={seats
        .filter(({ seat }) => taken.has(seat) || seat === own)
        .map(({ seat }) => seat)
        .join()}
    />
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: seats are chosen by key in the list, the other face of this
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={stage}
      className="z-stage z-auditorium"
      data-hot={isFreeSeat && onTake ? '' : undefined}
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
      onClick={press}
    >
      <SceneSvg width={view.width} height={view.height} label={words.label} fluid>
        <SeatedDefs looks={scene.seated} u={u} />
        <g {...DECORATION}>
          {room}
          {bands.filter(one => one.band < 0).map(band)}
          {floor.under}
          {speakers.map(({ one, feet }) => (
            <g key={one.id}>{nearPerson(one.look, feet, (u * 1.5) / 100)}</g>
          ))}
          {floor.over}
          {bands.filter(one => one.band >= 0).map(band)}
          {mine && <path className="z-own" d={platformArt.ring(view, mine)} />}
          {hot && isFreeSeat && onTake && (
            <path className="z-own z-own-hot" d={platformArt.ring(view, hot)} />
          )}
          <path className="z-cord" d={`M${lamp[0]},${round1(lamp[1] - u * 0.9)}V${lamp[1]}`} />
          <Lamp x={lamp[0]} y={lamp[1]} on={scene.isFree} glow={u * 1.3} size={Math.max(8, u * 0.3)} />
        </g>
        <g className="z-signs">
          {scene.sponsor && sponsor && (
            <Plate
              {...plate}
              title={scene.sponsor.name}
              {...(sponsor.free && { sub: sponsor.free })}
              lit={sponsor.free !== null}
              href={sponsor.href}
              spot="sponsor"
              within={view.width}
            />
          )}
          {speakers.map(
            ({ one, tag }) =>
              one.name && (
                <Tag
                  key={one.id}
                  x={tag[0]}
                  y={tag[1]}
                  text={one.name}
                  within={view.width}
                  isOnAir={one.isOnAir}
                />
              ),
          )}
          {hot && (
            <SeatTag
              at={spotOfSeat(view, hot, 1.25)}
              within={view.width}
              text={
                isFreeSeat
                  ? words.seatFree(seatName(hot))
                  : words.seatTaken(seatName(hot), taken.get(hot.seat) ?? null)
              }
            />
          )}
          {mine && mineAt && (
            <g className="z-own-tag">
              <SeatTag at={mineAt} within={view.width} text={words.ownSeat(seatName(mine))} />
            </g>
          )}
        </g>
      </SceneSvg>
      {children}
    </div>
  )
}

type BandProps = ReturnType<typeof bandArt> & {
  seats: ReturnType<typeof bandsOf>[number]['seats']
  u: number
  kinds: number
  /** Seats on which somebody sits, as one text: a band is drawn anew where one of its own changes. */
  present: string
}

const Band = memo(function Band({ under, over, spots, u, kinds, present }: BandProps) {
  const here = present ? present.split(',').map(Number) : []
  return (
    <g>
      {under}
      {here.map(seat => {
        const at = spots.get(seat)
        return at && <use key={seat} href={`#${seatedName(u, seat, kinds)}`} x={at[0]} y={at[1]} />
      })}
      {over}
    </g>
  )
})

const SIZE = 14
const HIGH = 30

type TagProps = { x: number; y: number; text: string; within: number; isOnAir?: boolean }

/** One line that faces the reader; its lower edge above a point. */
function Tag({ x, y, text, within, isOnAir = false }: TagProps) {
  const start = isOnAir ? 36 : 13
  const wide = Math.round(textWidth(text, SIZE) + start + 13)
  const left = round1(Math.max(6, Math.min(x - wide / 2, within - 6 - wide)))
  const top = round1(Math.max(4, y - HIGH))
  return (
    <g className="z-nohit" {...DECORATION}>
      <rect className="z-tag" x={left} y={top} width={wide} height={HIGH} rx={HIGH / 2} />
      {isOnAir && <SpeechMark x={left + 20} y={top + 23} />}
      <text className="z-tt" x={left + start} y={top + 20} fontSize={SIZE}>
        {text}
      </text>
    </g>
  )
}

const SeatTag = ({ at: [x, y], ...tag }: { at: readonly [number, number]; text: string; within: number }) => (
  <Tag x={x} y={y} {...tag} />
)
