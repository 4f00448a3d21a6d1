import type { ShownPresentation } from '../../contract/presentations-shown.ts'
import type { Session } from '../program/sessions.ts'

/** A presentation as a session of the programme: its room is where it stands, a column for each exhibitor. */
export const asSession = (one: ShownPresentation, at: number): Session => ({
  id: one.conference,
  title: one.title,
  begin: Date.parse(one.begin),
  end: Date.parse(one.end),
  state: one.state,
  room: { id: one.firm.id, name: placeOf(one), slug: String(one.firm.id), at },
  track: null,
  type: null,
  language: one.language,
  format: one.type === 'built_in' || one.type === 'webinar' ? 'workshop' : 'plenary',
  speakers: one.speaker ? [one.speaker.name] : [],
  sponsor: one.firm.name,
  hasReplay: one.hasReplay,
  needsPass: one.needsPass,
  isByClock: one.isByClock,
})

const placeOf = ({ stand, firm }: ShownPresentation) => [stand?.number, firm.name].filter(Boolean).join(' · ')

/** In the order of the booths that they are on. */
export function asSessions(presentations: readonly ShownPresentation[]): Session[] {
  const places = [...new Set(presentations.map(placeOf))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  return presentations.map(one => asSession(one, places.indexOf(placeOf(one))))
}
