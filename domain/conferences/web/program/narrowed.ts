import { foldCase } from '#platform/contract/text.ts'
import type { Session, SessionState } from './sessions.ts'

/** What of the address narrows a day of the programme. */
export const narrowing = [
  'search',
  'on',
  'mine',
  'replay',
  'stands',
  'room',
  'track',
  'type',
  'language',
  'speaker',
] as const
type Narrowing = (typeof narrowing)[number]

/** What sessions of other days answer as well: nothing of them is on now, and what is on stands is no session. */
export const narrowingAnyDay = narrowing.filter(name => name !== 'on' && name !== 'stands')

/** What of a session is compared with what is asked for. */
const values = {
  room: ({ room }: Session) => [room?.id],
  track: ({ track }: Session) => [track?.id],
  type: ({ type }: Session) => [type?.id],
  language: ({ language }: Session) => [language],
  speaker: ({ speakers }: Session) => speakers,
} satisfies Partial<Record<Narrowing, (session: Session) => readonly (string | number | null | undefined)[]>>

const words = ({ title, speakers, sponsor, room, track }: Session) =>
  foldCase([title, ...speakers, sponsor, room?.name, track?.name].join(' '))

/** Whether a session answers what is asked for; what only the browser knows hinders nothing until it is known. */
export function narrowedBy(
  get: (name: Narrowing) => string,
  { stateOf, kept }: { stateOf: (session: Session) => SessionState; kept: ReadonlySet<number> },
) {
  const terms = foldCase(get('search')).split(/\s+/).filter(Boolean)
  return (session: Session) => {
    const said = words(session)
    return (
      terms.every(term => said.includes(term)) &&
      (!get('on') || stateOf(session) === 'on_air') &&
      (!get('mine') || kept.has(session.id)) &&
      (!get('replay') || session.hasReplay) &&
      (['room', 'track', 'type', 'language', 'speaker'] as const).every(
        name => !get(name) || values[name](session).some(value => String(value) === get(name)),
      )
    )
  }
}

type Option = { id: string; label: string }

const distinct = (options: readonly Option[]) => [...new Map(options.map(one => [one.id, one])).values()]

/** What a day can be narrowed to: only what makes a difference on it. */
export const optionsOf = (sessions: readonly Session[], languageName: (code: string) => string) => {
  const named = (pick: (session: Session) => { id: number; name: string } | null) =>
    distinct(
      sessions.flatMap(session => {
        const one = pick(session)
        return one ? [{ id: String(one.id), label: one.name }] : []
      }),
    )
  const spoken = sessions.flatMap(({ language }) => (language ? [language] : []))
  const speaking = sessions.flatMap(({ speakers }) => speakers)
  return {
    room: named(({ room }) => room),
    track: named(({ track }) => track),
    type: named(({ type }) => type),
    language: distinct(spoken.map(code => ({ id: code, label: languageName(code) }))),
    speaker: distinct(speaking.map(name => ({ id: name, label: name }))).sort((a, b) =>
      a.label.localeCompare(b.label),
    ),
  }
}
