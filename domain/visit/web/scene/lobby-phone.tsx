import type { ReactNode } from 'react'
import type { LobbyDoor, LobbyScene as LobbyRecord } from '../../contract/scene.ts'
import { brandStyle } from './brand-color.ts'
import { FlatLamp } from './flat-lamp.tsx'
import { archPath, rectPath } from './plane-path.ts'
import type { LobbyWords } from './words.ts'
import './scene.css'

type LobbyPhoneProps = {
  lobby: LobbyRecord
  words: LobbyWords
  onFollow?: (href: string) => void
  children?: ReactNode
}

/** The arch of a hall that faces the reader; light falls out of it where somebody is free. */
export function DoorDrawing({
  door,
  width = 96,
}: {
  door: Pick<LobbyDoor, 'letter' | 'color' | 'lit'>
  width?: number
}) {
  return (
    <svg
      className="z-scene z-arch z-brand"
      style={brandStyle(door.color)}
      width={width}
      height={width * 1.2}
      viewBox="0 0 150 180"
      aria-hidden="true"
      focusable="false"
    >
      <path className="z-c2" d={archPath(0, 180, 150, 75, 75)} />
      <path className={door.lit ? 'z-din' : 'z-din z-din-off'} d={archPath(18, 180, 114, 75, 57)} />
      <path className="z-dfl" d={rectPath(18, 152, 114, 28)} />
      <text
        className="z-mk z-mk-hall"
        x="75"
        y={door.letter.length > 1 ? 118 : 126}
        textAnchor="middle"
        fontSize={door.letter.length > 1 ? 62 : 88}
      >
        {door.letter}
      </text>
    </svg>
  )
}

/** The lobby for a narrow screen: a column of doors in reach of the thumb, then the other places. */
export function LobbyPhone({ lobby, words, onFollow, children }: LobbyPhoneProps) {
  const places = [
    lobby.conferences && {
      href: lobby.conferences.href,
      title: words.conferences,
      now: words.conferencesNow(lobby.conferences),
      lit: false,
    },
    lobby.desk && {
      href: lobby.desk.href,
      title: words.desk,
      now: words.deskNow(lobby.desk),
      lit: lobby.desk.free > 0,
    },
    lobby.jobs && { href: lobby.jobs.href, title: words.jobs, now: words.jobsNow(lobby.jobs), lit: false },
  ].filter(place => place !== null && place !== undefined)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, their events are gathered here
    <div
      className="z-lobby-phone"
      onClick={e => {
        const href = e.target instanceof Element ? e.target.closest('a')?.getAttribute('href') : null
        if (!onFollow || !href || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
        e.preventDefault()
        onFollow(href)
      }}
    >
      {children}
      <ul className="z-doors">
        {lobby.doors.map(door => (
          <li key={door.letter}>
            <a href={door.href}>
              <DoorDrawing door={door} />
              <span>
                <b>{door.name}</b>
                <span className="z-doors-now">
                  {door.lit > 0 && <FlatLamp lit />}
                  {words.doorLit(door)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="z-places">
        {places.map(place => (
          <li key={place.href}>
            <a href={place.href}>
              <b>{place.title}</b>
              <span className="z-doors-now">
                {place.lit && <FlatLamp lit />}
                {place.now}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
