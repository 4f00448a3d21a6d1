import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { moveDaysOfProgram } from '../move-days.ts'
import type { ProgrammeFile } from './programme-file.ts'
import { slugOfName } from './programme-of.ts'
import type { PlannedRoom, ProgrammePlan } from './programme-plan.ts'
import type { StoredProgramme } from './stored-programme.ts'
import { writeSessions } from './write-sessions.ts'
import type { IdsOfRefs, ProgrammeTarget } from './write-target.ts'

const idsOf =
  (known: ReadonlyMap<string, number>): IdsOfRefs =>
  ref =>
    ref === null ? null : typeof ref === 'number' ? ref : (known.get(ref) ?? null)

const withWords = (
  translations: Readonly<Record<string, Readonly<Record<string, string>>>>,
  language: string,
  words: Readonly<Record<string, unknown>>,
) => ({ ...translations, [language]: { ...translations[language], ...words } })

async function writeProgram(
  plan: ProgrammePlan,
  file: ProgrammeFile,
  there: StoredProgramme,
  db: Kysely<Tables>,
) {
  const { changes, base, isBaseNew } = plan.program
  const choices = JSON.stringify(plan.choices)
  const { program, mainLanguage } = there
  if (!program) {
    const words = {
      name: file.name ?? there.fairName,
      ...(file.description && { description: file.description }),
    }
    const { id } = await one<{ id: number }>(db)`
      insert into conference_program (fair_id, rank, translations, time_zone, day_change, slot_minutes,
        source_key, source_version, imported, import_choices)
      select ${there.fair}, coalesce(max(rank) + 1, 0), ${JSON.stringify({ [mainLanguage]: words })}::jsonb,
        ${changes.timeZone ?? null}, ${changes.dayChange}, ${changes.slotMinutes}, ${file.key},
          ${file.version},
        ${JSON.stringify(base)}::jsonb, ${choices}::jsonb
      from conference_program where fair_id = ${there.fair} returning id`
    return id
  }
  const isChosen = JSON.stringify(program.choices) !== choices
  if (!Object.keys(changes).length && !isBaseNew && !isChosen) return program.id
  const now = { ...program, ...changes }
  if ('timeZone' in changes || 'dayChange' in changes) await moveDaysOfProgram(program.id, now, db)
  await sql`
    update conference_program set time_zone = ${now.timeZone}, day_change = ${now.dayChange},
      slot_minutes = ${now.slotMinutes}, source_key = ${now.sourceKey}, source_version = ${now.sourceVersion},
      imported = ${JSON.stringify(base)}::jsonb, import_choices = ${choices}::jsonb, version = version + 1
    where id = ${program.id} and (time_zone, day_change, slot_minutes, source_key, source_version, imported,
        import_choices)
      is distinct from (${now.timeZone}::text, ${now.dayChange}::text, ${now.slotMinutes}::int,
        ${now.sourceKey}::text, ${now.sourceVersion}::text, ${JSON.stringify(base)}::jsonb,
          ${choices}::jsonb)`.execute(db)
  return program.id
}

type Made = { id: number; key: string }
const byKey = (made: readonly Made[]) => new Map(made.map(({ id, key }) => [`new:${key}`, id]))

async function writeTracks(
  { tracks }: ProgrammePlan,
  program: number,
  there: StoredProgramme,
  db: Kysely<Tables>,
) {
  const { mainLanguage } = there
  const rank = there.tracks.length
  const fresh = tracks.flatMap(({ stored, file, base }, at) =>
    stored
      ? []
      : [
          {
            slug: file.slug,
            color: file.color,
            rank: rank + at,
            imported: base,
            translations: { [mainLanguage]: { name: file.name } },
          },
        ],
  )
  const made = fresh.length
    ? await many<Made>(db)`
      insert into conference_track (conference_program_id, slug, color, rank, translations, imported)
      select ${program}, r.slug, r.color, r.rank, r.translations, r.imported
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
        as r (slug text, color text, rank int, translations jsonb, imported jsonb)
      returning id, slug as key`
    : []
  const changed = tracks.flatMap(({ stored, changes, base, isBaseNew }) =>
    stored && (Object.keys(changes).length || isBaseNew)
      ? [
          {
            id: stored.id,
            color: 'color' in changes ? changes.color : stored.color,
            translations:
              'name' in changes
                ? withWords(stored.translations, mainLanguage, { name: changes.name })
                : stored.translations,
            imported: base,
          },
        ]
      : [],
  )
  if (changed.length)
    await sql`
      update conference_track t set color = r.color, translations = r.translations, imported = r.imported,
        version = t.version + 1
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as r (id int, color text, translations jsonb, imported jsonb)
      where t.id = r.id`.execute(db)
  return idsOf(byKey(made))
}

/** Identifiers of rooms that are free in the fair. */
function freeSlugs(there: StoredProgramme) {
  const taken = new Set(there.rooms.map(({ slug }) => slug))
  return ({ file, stored }: PlannedRoom): string => {
    const wanted = file.slug ?? stored?.slug ?? slugOfName(file.name)
    if (stored && (stored.slug === wanted || taken.has(wanted))) return stored.slug
    for (let number = 1; ; number++) {
      const slug = number === 1 ? wanted : `${wanted.slice(0, 110)}-${number}`
      if (taken.has(slug)) continue
      taken.add(slug)
      return slug
    }
  }
}

async function writeRooms(
  { rooms, choices, drawings }: ProgrammePlan,
  program: number,
  there: StoredProgramme,
  db: Kysely<Tables>,
) {
  const { fair, mainLanguage } = there
  const slugFor = freeSlugs(there)
  const fresh = rooms
    .filter(({ stored }) => !stored)
    .map((room, at) => ({
      key: room.file.key,
      type: drawings.get(room.file.key)?.type ?? null,
      variation: drawings.get(room.file.key)?.id ?? null,
      guid: room.file.guid,
      slug: slugFor(room),
      rank: there.rooms.length + at,
      translations: { [mainLanguage]: { name: room.file.name } },
      defaults: choices.kinds?.[room.file.key] ?? {},
      imported: { ...room.base, program },
    }))
  const bySlug = fresh.length
    ? await many<Made>(db)`
      insert into conference_room (fair_id, guid, slug, rank, translations, defaults, imported,
        conference_room_type_id, conference_room_type_variation_id)
      select ${fair}, coalesce(r.guid, gen_random_uuid()), r.slug, r.rank, r.translations, r.defaults,
        r.imported, r.type, r.variation
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as r (guid uuid, slug text, rank int,
        translations jsonb, defaults jsonb, imported jsonb, type int, variation int)
      returning id, slug as key`
    : []
  const changed = rooms.flatMap(room => {
    const { stored, file, changes, base, isBaseNew } = room
    if (!stored) return []
    const slug = slugFor(room)
    const guid = file.guid ?? stored.guid
    if (!Object.keys(changes).length && !isBaseNew && slug === stored.slug && guid === stored.guid) return []
    const translations =
      'name' in changes
        ? withWords(stored.translations, mainLanguage, { name: changes.name })
        : stored.translations
    return [{ id: stored.id, guid, slug, translations, imported: { ...base, program } }]
  })
  if (changed.length)
    await sql`
      update conference_room t set guid = r.guid, slug = r.slug, translations = r.translations,
        imported = r.imported, version = t.version + 1
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as r (id int, guid uuid, slug text, translations jsonb, imported jsonb)
      where t.id = r.id`.execute(db)
  const ids = new Map(bySlug.map(({ id, key }) => [key, id]))
  return idsOf(new Map(fresh.flatMap(({ key, slug }) => [[`new:${key}`, ids.get(slug) ?? 0] as const])))
}

async function writePeople(
  { people }: ProgrammePlan,
  program: number,
  there: StoredProgramme,
  db: Kysely<Tables>,
) {
  const { fair, mainLanguage } = there
  const wordsOf = (biography: unknown) => (biography ? { [mainLanguage]: { biography } } : {})
  const fresh = people
    .filter(({ stored }) => !stored)
    .map(({ file, base }, at) => ({
      at,
      key: file.key,
      guid: file.guid,
      external: file.externalId,
      name: file.name,
      translations: wordsOf(file.biography),
      imported: { ...base, program },
    }))
  // In the order in which they are read, so do their ids come.
  const made = fresh.length
    ? await many<{ id: number }>(db)`
      with made as (
        insert into speaker (fair_id, guid, external_id, name, translations, imported)
        select ${fair}, r.guid, r.external, r.name, r.translations, r.imported
        from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as r ("at" int, guid uuid, external text,
          name text, translations jsonb, imported jsonb) order by r."at"
        returning id)
      select id from made order by id`
    : []
  const changed = people.flatMap(({ stored, file, changes, base, isBaseNew }) => {
    if (!stored) return []
    const [guid, external] = [file.guid ?? stored.guid, file.externalId ?? stored.externalId]
    const isKeyNew = guid !== stored.guid || external !== stored.externalId
    if (!Object.keys(changes).length && !isBaseNew && !isKeyNew) return []
    const translations =
      'biography' in changes
        ? withWords(stored.translations, mainLanguage, { biography: changes.biography })
        : stored.translations
    return [
      {
        id: stored.id,
        guid,
        external,
        name: changes.name ?? stored.name,
        translations,
        imported: { ...base, program },
      },
    ]
  })
  if (changed.length)
    await sql`
      update speaker t set guid = r.guid, external_id = r.external, name = r.name,
        translations = r.translations,
        imported = r.imported, version = t.version + 1
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as r (id int, guid uuid, external text, name text, translations jsonb, imported jsonb)
      where t.id = r.id`.execute(db)
  return idsOf(new Map(fresh.map(({ key }, at) => [`new:${key}`, made[at]?.id ?? 0])))
}

/** Writes a plan without problems, in the caller’s transaction: all of it or nothing. @returns the programme */
export async function writeProgramme(
  plan: ProgrammePlan,
  file: ProgrammeFile,
  there: StoredProgramme,
  target: ProgrammeTarget,
): Promise<number> {
  const { db } = target
  const program = await writeProgram(plan, file, there, db)
  const track = await writeTracks(plan, program, there, db)
  const room = await writeRooms(plan, program, there, db)
  const person = await writePeople(plan, program, there, db)
  await writeSessions(plan, { program, there, ids: { track, room, person }, ...target })
  return program
}
