import type { ReactNode } from 'react'
import type { LobbyScene as LobbyRecord } from '../contract/scene.ts'
import { DoorDrawing } from './door-drawing.tsx'
import { FlatLamp } from './flat-lamp.tsx'
import type { LobbyWords } from './words.ts'
import './scene.css'

type LobbyPhoneProps = {
  lobby: LobbyRecord
  words: LobbyWords
  onFollow?: (href: string) => void
  children?: ReactNode
}

/** The lobby for a narrow screen: a column of doors in reach of the thumb, then the other places. */
export default function LobbyPhone({ lobby, words, onFollow, children }: LobbyPhoneProps) {
  const places = [
    lobby.conferences && {
      href: lobby.conferences.href,
      title: words.conferences,
      now: [lobby.conferences.title, lobby.conferences.now].join(' · '),
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
          <li key={door.letter} data-hall={door.id}>
            <a href={door.href}>
              <DoorDrawing door={door} />
              <span>
                <b>{door.name}</b>
                <span className="z-doors-now">
                  {door.lit > 0 && <FlatLamp lit />}
                  {words.doorNow(door)}
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
