import type { Session, SessionState } from './sessions.ts'

/** Sessions under one heading: what is on now, an hour, or what is over. */
export type Group = { id: string; heading: 'now' | 'earlier' | number; sessions: readonly Session[] }

const byBegin = (sessions: readonly Session[]): Group[] => {
  const groups = new Map<number, Session[]>()
  for (const one of sessions) groups.set(one.begin, [...(groups.get(one.begin) ?? []), one])
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([begin, own]) => ({ id: String(begin), heading: begin, sessions: own }))
}

/** A day in its order. The list of a day that is under way begins with what is on now, and ends with what is over. */
export function groupsOf(
  sessions: readonly Session[],
  stateOf: (session: Session) => SessionState,
  isUnderWay: boolean,
): Group[] {
  if (!isUnderWay) return byBegin(sessions)
  const of = (isThere: (state: SessionState) => boolean) => sessions.filter(one => isThere(stateOf(one)))
  const [now, over] = [of(state => state === 'on_air'), of(state => state === 'over')]
  const rest = byBegin(of(state => state !== 'on_air' && state !== 'over'))
  if (!now.length && !rest.length) return byBegin(sessions)
  return [
    ...(now.length ? [{ id: 'now', heading: 'now' as const, sessions: now }] : []),
    ...rest,
    ...(over.length ? [{ id: 'earlier', heading: 'earlier' as const, sessions: over }] : []),
  ]
}
