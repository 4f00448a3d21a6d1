import type { ProgrammeFile } from '../import/programme-file.ts'
import type { PartRef, ProgrammePlan } from '../import/programme-plan.ts'
import type { SessionBase, StoredProgramme, StoredSession } from '../import/stored-programme.ts'

export const emptyFair: StoredProgramme = {
  fair: 1,
  fairName: 'Fair',
  timeZone: 'Europe/Paris',
  fairDays: null,
  mainLanguage: 'fr',
  reader: 'fr',
  fairLanguages: ['fr', 'en'],
  languages: [
    { id: 1, code: 'fr' },
    { id: 2, code: 'en' },
  ],
  types: [{ id: 1, names: ['Conférence', 'Talk'] }],
  variations: [],
  program: null,
  rooms: [],
  tracks: [],
  people: [],
  sessions: [],
}

/** What is there once a plan has been written: as the database has it, without one. */
export function storedAfter(
  plan: ProgrammePlan,
  file: ProgrammeFile,
  there: StoredProgramme,
): StoredProgramme {
  let last = Math.max(
    0,
    ...[...there.rooms, ...there.tracks, ...there.people, ...there.sessions].map(({ id }) => id),
  )
  const ids = new Map<PartRef, number>()
  const idOf = (ref: PartRef | null): number | null => {
    if (ref === null || typeof ref === 'number') return ref
    const known = ids.get(ref) ?? ++last
    ids.set(ref, known)
    return known
  }
  const of = <T extends { ref: PartRef; changes: Record<string, unknown> }>(prefix: string, one: T) =>
    idOf(typeof one.ref === 'number' ? one.ref : `new:${prefix}${one.ref.slice(4)}`) ?? 0
  const ref = (prefix: string, named: PartRef | null) =>
    idOf(typeof named === 'string' ? `new:${prefix}${named.slice(4)}` : named)
  const words = (
    language: string,
    said: Record<string, unknown>,
    before: StoredSession['translations'] = {},
  ) => ({
    ...before,
    [language]: { ...before[language], ...(said as Record<string, string>) },
  })
  const { mainLanguage: main } = there
  const seen = <T extends { id: number }>(rows: readonly T[], fresh: readonly T[]) => [
    ...rows.filter(row => !fresh.some(one => one.id === row.id)),
    ...fresh,
  ]
  const program = there.program ?? {
    id: 1,
    state: 'draft' as const,
    sourceKey: null,
    sourceVersion: null,
    timeZone: null,
    dayChange: '04:00',
    slotMinutes: 5,
    imported: null,
    choices: {},
  }
  const sessions = plan.sessions.map((one): StoredSession => {
    const { stored, changes, base } = one
    const people = base.people.map(person => ref('p', person) ?? 0)
    const imported: SessionBase = { ...base, room: ref('r', base.room), track: ref('t', base.track), people }
    const pick = <T>(field: string, before: T) => (field in changes ? (changes[field] as T) : before)
    const time = pick<[string, string] | null>(
      'time',
      stored?.begin && stored.end ? [stored.begin, stored.end] : null,
    )
    const texts = Object.fromEntries(
      ['title', 'subtitle', 'abstract', 'description'].flatMap(field =>
        field in changes ? [[field, changes[field]]] : [],
      ),
    )
    return {
      id: stored?.id ?? ++last,
      guid: one.guid,
      occurrence: one.occurrence,
      externalId: pick('externalId', stored?.externalId ?? null),
      state: stored && !one.isReturned ? stored.state : 'scheduled',
      room: 'room' in changes || !stored ? imported.room : stored.room,
      track: 'track' in changes || !stored ? imported.track : stored.track,
      type: pick('type', stored?.type ?? null),
      language: pick('language', stored?.language ?? null),
      begin: time?.[0] ?? null,
      end: time?.[1] ?? null,
      translations: words(base.wordsIn, texts, stored?.translations),
      slug: pick('slug', stored?.slug ?? null),
      url: pick('url', stored?.url ?? null),
      feedbackUrl: pick('feedbackUrl', stored?.feedbackUrl ?? null),
      license: pick('license', stored?.license ?? null),
      isRecorded: false,
      isOver: false,
      isInUse: stored?.isInUse ?? false,
      people: 'people' in changes || !stored ? people : stored.people,
      links: [
        ...(stored?.links ?? []).filter(({ id }) => !one.linksToDrop.includes(id)),
        ...one.linksToAdd.map(link => ({ ...link, id: ++last })),
      ],
      imported,
    }
  })
  const gone = plan.vanished.map(
    ({ stored, becomes }): StoredSession => ({
      ...stored,
      state: becomes === 'kept' ? stored.state : becomes,
      imported: stored.imported && { ...stored.imported, gone: becomes },
    }),
  )
  return {
    ...there,
    program: {
      ...program,
      sourceKey: file.key ?? program.sourceKey,
      sourceVersion: file.version ?? program.sourceVersion,
      ...(plan.program.changes as object),
      imported: plan.program.base as NonNullable<typeof program.imported>,
    },
    rooms: seen(
      there.rooms,
      plan.rooms.map(one => ({
        id: of('r', one),
        guid: one.file.guid ?? one.stored?.guid ?? `room-${one.file.key}`,
        slug: one.file.slug ?? one.stored?.slug ?? one.file.key,
        translations:
          'name' in one.changes ? words(main, { name: one.changes.name }) : (one.stored?.translations ?? {}),
        defaults: {},
        imported: { name: one.file.name },
      })),
    ),
    tracks: seen(
      there.tracks,
      plan.tracks.map(one => ({
        id: of('t', one),
        slug: one.stored?.slug ?? one.file.slug,
        color: one.file.color,
        translations:
          'name' in one.changes ? words(main, { name: one.changes.name }) : (one.stored?.translations ?? {}),
        imported: { name: one.file.name, color: one.file.color },
      })),
    ),
    people: seen(
      there.people,
      plan.people.map(one => ({
        id: of('p', one),
        guid: one.file.guid,
        externalId: one.file.externalId,
        name: String(one.changes.name ?? one.stored?.name ?? ''),
        translations:
          'biography' in one.changes
            ? words(main, { biography: one.changes.biography })
            : (one.stored?.translations ?? {}),
        isOfProgram: true,
        imported: { name: one.file.name, biography: one.file.biography },
      })),
    ),
    sessions: seen(there.sessions, [...sessions, ...gone]),
  }
}
