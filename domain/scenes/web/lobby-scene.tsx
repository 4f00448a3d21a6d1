import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { LobbyScene as LobbyRecord } from '../contract/scene.ts'
import { paintBuilding } from './building.ts'
import { transitionName } from './door-transition.ts'
import { FigureDefs } from './figures.tsx'
import { GalleryNav } from './gallery-nav.tsx'
import { Lamp } from './lamp.tsx'
import { hallOfDoor, LobbyDoorArt } from './lobby-door.tsx'
import {
  DOOR,
  doorsPerGallery,
  LOBBY_DEPTH,
  LOBBY_WALL,
  layLobby,
  plateLines,
  viewLobby,
} from './lobby-layout.ts'
import { ConferencePlace, DESK, DeskPlace, JOBS, JobPlace, paintGarden } from './lobby-places.tsx'
import { Plate } from './plate.tsx'
import { bench, bigPlant, tree } from './props/green.ts'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import type { LobbyStageView } from './stage-view.ts'
import { type Arrival, useArrival } from './use-arrival.ts'
import { useStageWidth } from './use-stage-width.ts'
import type { LobbyWords } from './words.ts'
import './scene.css'

const COLORS = ['#C5482E', '#3E97AD', '#E2692C', '#B5477B', '#2F78A4', '#3D8F5B', '#CF9327', '#5B6B75']

export type LobbySceneProps = {
  lobby: LobbyRecord
  words: LobbyWords
  width?: number
  /** Doors and places are links; this lets the page follow them itself. */
  onFollow?: (href: string) => void
  /** The hall with which the gallery that is shown begins, or one in it; 0 is the first. */
  from?: number
  onTurn?: (from: number) => void
  /** The letter of the hall one is about to enter: its door grows into the hall. */
  entering?: string | null
  /** Night falls over the drawing, whatever the theme of the page. */
  isNight?: boolean
  /** Drawn over the doors. */
  over?: ((stage: LobbyStageView) => ReactNode) | undefined
  children?: ReactNode
}

/** The hall of doors. All that can be entered is a link with a sentence as its name. */
export function LobbyScene({
  lobby,
  words,
  width: assumed = 1440,
  onFollow,
  from = 0,
  onTurn,
  entering,
  isNight = false,
  over,
  children,
}: LobbySceneProps) {
  const stage = useRef<HTMLDivElement>(null)
  const width = useStageWidth(stage, assumed)
  const [hot, setHot] = useState<string | null>(null)
  const per = doorsPerGallery(lobby.doors.length, width)
  const galleries = Math.ceil(lobby.doors.length / per)
  /** Before which door one stands, of those that the address has led to: whatever the width, it is among those that are shown. */
  const [standing, stand] = useState({ from, at: from })
  const gallery = Math.min(Math.floor((standing.from === from ? standing.at : from) / per), galleries - 1)
  const doors = lobby.doors.slice(gallery * per, (gallery + 1) * per)
  const doorLinks = () => [...(stage.current?.querySelectorAll<SVGAElement>('.z-door[data-door]') ?? [])]
  const arriveAt = useArrival(from, gallery, doorLinks)
  const turn = (by: 1 | -1, end?: Arrival) => {
    const next = gallery + by
    if (next < 0 || next >= galleries) return
    arriveAt(next * per, end)
    stand({ from: next * per, at: next * per })
    onTurn?.(next * per)
  }
  const walk = (e: KeyboardEvent) => {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0
    const links = doorLinks()
    const at = e.target instanceof SVGAElement ? links.indexOf(e.target) : -1
    if (!by || at < 0 || e.ctrlKey || e.metaKey || e.altKey) return
    e.preventDefault()
    const beside = links[at + by]
    if (beside) beside.focus()
    else turn(by, by > 0 ? 'first' : 'last')
  }
  const layout = useMemo(() => layLobby(doors.length), [doors.length])
  const view = useMemo(() => viewLobby(layout, width), [layout, width])
  const { u, eye } = view
  const [ox, oy] = eye.p(0, 0)
  const paper = useMemo(() => ({ u, ox, oy }), [u, ox, oy])
  const colors = lobby.colors?.length ? lobby.colors : COLORS
  const house = useMemo(() => {
    const s = new Sheet(paper.u, paper)
    paintBuilding(s, layout.width, LOBBY_DEPTH, LOBBY_WALL)
    return s.painting()
  }, [paper, layout])
  const green = useMemo(() => {
    const s = new Sheet(paper.u, paper)
    const w = layout.width
    if (!lobby.conferences) paintGarden(s, 2.6, 4.4)
    if (!lobby.desk) paintGarden(s, DESK[0], DESK[1])
    if (!lobby.jobs) paintGarden(s, 4.8, 10.8)
    for (const x of layout.doors.slice(0, -1)) tree(s, x + DOOR + 0.75, 1.3, 0.95)
    bigPlant(s, w - 0.6, 1, 1.3)
    bench(s, w - 4.4, 10.7, 2.2)
    tree(s, w - 1.1, 11.1, 1.05)
    return s.painting()
  }, [paper, layout, lobby.conferences, lobby.desk, lobby.jobs])
  const lines = plateLines(view)
  const at = (x: number, y: number, z: number) => eye.p(x, y, z)
  const spotUnder = (target: EventTarget) =>
    target instanceof Element ? (target.closest('[data-spot]')?.getAttribute('data-spot') ?? null) : null
  const follow = (e: MouseEvent) => {
    const link = e.target instanceof Element ? e.target.closest('a[data-spot]') : null
    const href = link?.getAttribute('href')
    if (!onFollow || !href || e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
    e.preventDefault()
    onFollow(href)
  }
  const desk = at(DESK[0], DESK[1], 3.05)
  const conference = at(0, 9.3, 2.9)
  const board = at(JOBS[0] + JOBS[2] / 2, JOBS[1], 3.1)
  const c = lobby.conferences
  const spotOf = (letter: string) => {
    const index = doors.findIndex(door => door.letter === letter)
    const door = layout.doors[index]
    if (index < 0 || door === undefined) return null
    const [x, y] = at(door + DOOR / 2, 0, 1.2)
    return { x, y }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, their events are gathered here
    <div
      ref={stage}
      className={over ? 'z-stage z-covered' : 'z-stage'}
      data-theme={isNight ? 'dark' : undefined}
      onClick={follow}
      onKeyDown={walk}
      onPointerOver={e => setHot(spotUnder(e.target))}
      onPointerLeave={() => setHot(null)}
      onFocus={e => {
        const spot = spotUnder(e.target)
        const at = lobby.doors.findIndex(door => door.letter === spot)
        setHot(spot)
        if (at >= 0) stand({ from, at })
      }}
      onBlur={() => setHot(null)}
    >
      <SceneSvg
        width={view.width}
        height={view.height}
        label={words.lobbyLabel(lobby)}
        className="z-lobby"
        fluid
      >
        <FigureDefs />
        <g {...DECORATION}>{house}</g>
        {doors.map((door, i) => (
          <LobbyDoorArt
            key={door.letter}
            door={door}
            label={words.doorLabel(door)}
            x={layout.doors[i] ?? 0}
            colors={colors}
            {...paper}
          />
        ))}
        {c && (
          <ConferencePlace
            paper={paper}
            conferences={c}
            label={`${words.conferences}. ${c.title}. ${c.now}`}
          />
        )}
        {lobby.desk && (
          <DeskPlace paper={paper} desk={lobby.desk} label={`${words.desk}. ${words.deskNow(lobby.desk)}`} />
        )}
        {lobby.jobs && (
          <JobPlace
            paper={paper}
            jobs={lobby.jobs}
            colors={colors}
            label={`${words.jobs}. ${words.jobsNow(lobby.jobs)}`}
          />
        )}
        <g {...DECORATION}>{green}</g>
        <g className="z-signs" {...DECORATION}>
          {doors.map((door, i) => {
            const [x, y] = at((layout.doors[i] ?? 0) + DOOR / 2, 0, 4.55)
            return lines === 0 ? null : (
              <Plate
                key={door.letter}
                x={x}
                y={y - 4}
                title={door.name}
                sub={lines === 2 ? words.doorNow(door) : undefined}
                letter={door.letter}
                color={door.color}
                lit={door.lit > 0}
                isOnAir={door.room?.isOnAir ?? false}
                href={door.href}
                spot={door.letter}
                hall={hallOfDoor(door)}
                hot={hot === door.letter}
                within={view.width}
              />
            )
          })}
          {c && (
            <Plate
              x={Math.max(conference[0] - 6, 130)}
              y={conference[1] + 14}
              title={words.conferences}
              sub={c.now}
              isOnAir={c.isOnAir}
              href={c.href}
              spot="conferences"
              hot={hot === 'conferences'}
            />
          )}
          {lobby.desk && (
            <>
              <path className="z-cord" d={`M${desk[0]},${desk[1]}V${desk[1] + 25}`} />
              <Lamp x={desk[0]} y={desk[1] + 25} on={lobby.desk.free > 0} glow={40} size={9} />
              <Plate
                x={desk[0]}
                y={desk[1]}
                title={words.desk}
                sub={words.deskNow(lobby.desk)}
                lit={lobby.desk.free > 0}
                href={lobby.desk.href}
                spot="desk"
                hot={hot === 'desk'}
              />
            </>
          )}
          {lobby.jobs && (
            <Plate
              x={board[0] - u * 1.5}
              y={board[1] - 8}
              title={words.jobs}
              sub={words.jobsNow(lobby.jobs)}
              href={lobby.jobs.href}
              spot="jobs"
              hot={hot === 'jobs'}
            />
          )}
        </g>
      </SceneSvg>
      {doors.map((door, i) => {
        if (door.letter !== entering) return null
        const [l, t] = at(layout.doors[i] ?? 0, 0, 3.43)
        const [r, b] = at((layout.doors[i] ?? 0) + DOOR, 0, 0)
        return (
          <span
            key={door.letter}
            className="z-grow"
            style={{
              left: `${(l / view.width) * 100}%`,
              top: `${(t / view.height) * 100}%`,
              width: `${((r - l) / view.width) * 100}%`,
              height: `${((b - t) / view.height) * 100}%`,
              viewTransitionName: transitionName(door.letter),
            }}
          />
        )
      })}
      {over?.({ width: view.width, height: view.height, spotOf })}
      {galleries > 1 && (
        <GalleryNav
          words={words}
          at={gallery}
          of={galleries}
          first={doors[0]}
          last={doors.at(-1)}
          onTurn={turn}
        />
      )}
      {children}
    </div>
  )
}
