import { fold } from '#platform/contract/import.ts'
import type { ImportChoices } from '../../contract/programme-import.ts'
import { kindInRoom } from '../../contract/session-kinds.ts'
import type { MatchedSession } from './match-sessions.ts'
import { isSameValue, type Values } from './merge-of-three.ts'
import type { FileSession } from './programme-file.ts'
import { type Merge, type PartRef, type PlannedRoom, type PlannedSession, wordIn } from './programme-plan.ts'
import type { StoredProgramme, StoredSession } from './stored-programme.ts'

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/** Hosts to which more than half of the sessions link, of many. */
export function repeatedHosts(sessions: readonly FileSession[], leftOut: ReadonlySet<string>) {
  const counts = new Map<string, number>()
  for (const { links } of sessions)
    for (const host of new Set(links.map(({ url }) => hostOf(url))))
      counts.set(host, (counts.get(host) ?? 0) + 1)
  return [...counts]
    .filter(
      ([host, count]) =>
        host && (leftOut.has(host) || (sessions.length >= 10 && count * 2 > sessions.length)),
    )
    .map(([host, sessions]) => ({ host, sessions, isLeftOut: leftOut.has(host) }))
    .toSorted((a, b) => b.sessions - a.sessions)
}

/** Of a session, what else is planned: by the keys of the file. */
type Around = {
  rooms: ReadonlyMap<string, PlannedRoom>
  tracks: ReadonlyMap<string, PartRef>
  peopleOf: (session: FileSession) => PartRef[]
}

/** What becomes of each session that was found in the file. */
export function planSessions(
  found: readonly MatchedSession[],
  there: StoredProgramme,
  choices: ImportChoices,
  { rooms, tracks, peopleOf }: Around,
  merged: Merge,
): PlannedSession[] {
  const main = there.mainLanguage
  const noHosts = new Set(choices.hosts)
  const typeOf = typesOf(there, choices)
  const languages = new Map(there.languages.map(({ id, code }) => [code, id]))
  return found.map(({ file: one, stored, guid, occurrence }): PlannedSession => {
    const language = (one.language && languages.get(one.language)) || null
    const was = stored?.imported ?? null
    const spoken = one.language && there.fairLanguages.includes(one.language) ? one.language : main
    // Its words stay where they are as long as its language does.
    const wordsIn = was && was.language === language ? was.wordsIn : spoken
    const room = (one.room && rooms.get(one.room)) || null
    const base: PlannedSession['base'] = {
      wordsIn,
      title: one.title,
      subtitle: one.subtitle,
      abstract: one.abstract,
      description: one.description,
      time: one.begin && one.end ? [one.begin, one.end] : null,
      room: room?.ref ?? null,
      track: (one.track && tracks.get(one.track)) || null,
      type: typeOf(one.type),
      typeText: one.type,
      language,
      slug: one.slug,
      url: one.url,
      feedbackUrl: one.feedbackUrl,
      license: one.license,
      isOptOut: one.isOptOut,
      people: peopleOf(one),
      links: one.links.filter(({ url }) => !noHosts.has(hostOf(url))),
      // Whoever is known by a guid needs no number that another tool has given since.
      externalId: stored && stored.externalId === null && stored.guid === guid ? null : one.externalId,
    }
    const { wordsIn: _w, typeText: _t, isOptOut, links, externalId, ...said } = base
    const changes: Record<string, unknown> = stored
      ? merged(`conference:${stored.id}`, one.title, was, hereOf(stored, wordsIn), said)
      : { ...said }
    if (!stored || stored.externalId !== externalId) changes.externalId = externalId
    if (stored?.isRecorded && isOptOut) changes.isRecorded = false
    const isReturned = Boolean(was?.gone)
    const before = new Set(was?.links.map(({ url }) => url))
    const now = new Set(links.map(({ url }) => url))
    const here = new Set(stored?.links.map(({ url }) => url))
    const planned: PlannedSession = {
      file: one,
      stored,
      guid,
      occurrence,
      changes,
      base,
      isBaseNew: !isSameValue(was, base),
      linksToAdd: links.filter(({ url }) => !here.has(url) && !before.has(url)),
      linksToDrop: (stored?.links ?? [])
        .filter(({ url }) => before.has(url) && !now.has(url))
        .map(({ id }) => id),
      isMoved: stored !== null && ('time' in changes || 'room' in changes),
      isReturned,
      kind: stored
        ? null
        : (one.room && choices.kinds?.[one.room]) || kindInRoom(room?.stored?.defaults, choices.kind),
    }
    if (stored && guid !== stored.guid) Object.assign(changes, { guid, occurrence })
    return planned
  })
}

function typesOf({ types }: StoredProgramme, { types: chosen = {} }: ImportChoices) {
  const named = (text: string) => types.find(({ names }) => names.some(name => fold(name) === fold(text)))?.id
  const standard = named('Talk') ?? types[0]?.id ?? null
  const there = new Set(types.map(({ id }) => id))
  return (text: string): number | null => {
    if (!text) return null
    const said = Object.hasOwn(chosen, text) ? chosen[text] : undefined
    return (said !== undefined && there.has(said) ? said : named(text)) ?? standard
  }
}

/** What is there of a session, as a file would say it. */
export const hereOf = (stored: StoredSession, language: string): Values => ({
  title: wordIn(stored, language, 'title'),
  subtitle: wordIn(stored, language, 'subtitle'),
  abstract: wordIn(stored, language, 'abstract'),
  description: wordIn(stored, language, 'description'),
  time: stored.begin && stored.end ? [stored.begin, stored.end] : null,
  room: stored.room,
  track: stored.track,
  type: stored.type,
  language: stored.language,
  slug: stored.slug,
  url: stored.url,
  feedbackUrl: stored.feedbackUrl,
  license: stored.license,
  people: stored.people,
})
