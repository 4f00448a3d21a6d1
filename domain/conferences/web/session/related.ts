import type { Session } from '../program/sessions.ts'

const most = 4

/** What else of the day is about the same, or by the same people: first what comes later. */
export function relatedTo(here: Session, sessions: readonly Session[]): Session[] {
  const isRelated = (one: Session) =>
    one.id !== here.id &&
    one.state !== 'cancelled' &&
    ((here.track !== null && one.track?.id === here.track.id) ||
      one.speakers.some(name => here.speakers.includes(name)))
  const related = sessions.filter(isRelated)
  return [
    ...related.filter(one => one.begin >= here.end),
    ...related.filter(one => one.begin < here.end),
  ].slice(0, most)
}
