import { type Kysely, sql } from 'kysely'
import { sharedFirms, waitingNames } from '#domain/exhibitors/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import { fold } from '#platform/contract/import.ts'
import type { Actor } from '#platform/server/actor.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import {
  idsByName,
  type Named,
  namesInEveryLanguage,
  writtenNames,
} from '#platform/server/import/ids-by-name.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { StandRowWords } from './check-rows.ts'
import type { KnownCountries } from './known-countries.ts'

/** `name`: in the language of the list; `names`: in all. */
export type KnownHall = { id: number; letter: string; name: string | null; names: string[]; places: number }
export type KnownStand = {
  id: number
  firm: number
  hall: number | null
  number: number | null
  /** As its sign says it; null while it stands on no place. */
  sign: string | null
  /** Its own, whichever place it stands on. */
  label: string | null
  isTrashed: boolean
  /** Key and words of the row that it came from. */
  key: string | null
  words: StandRowWords | null
}
/** What the fair knows of a firm, in the words that a row may say. */
export type KnownFirm = {
  id: number
  isValidated: number
  isImported: boolean
  /** In, or asking for, a fair that the caller does not run: its record is the firm's own. */
  isShared: boolean
  sector: number | null
  country: number | null
  words: StandRowWords
}

/** What is there before an import. Names are folded. */
export type KnownStands = {
  halls: KnownHall[]
  stands: KnownStand[]
  /** Firms that the fair has validated or an import of it has made: a name alone is no proof of the others. */
  firms: Map<string, KnownFirm>
  /** Names under which somebody waits to be let in, or was refused. */
  waiting: Map<string, KnownFirm>
  /** Names of the file that look like one under which somebody waits, or was refused: in letters of another script. */
  lookalikes: Set<string>
  firmsById: Map<number, KnownFirm>
  sectors: Map<string, number>
}

type Db = Kysely<Tables>
/** Who imports; the operator, who runs every fair, is nobody. */
export type Reader = { db: Db; actor?: Actor }

export async function readCountries(db: Db): Promise<KnownCountries> {
  const rows = await many<Named>(db)`
    select id, ${namesInEveryLanguage} || to_jsonb(iso) as names from country order by id`
  return { ids: idsByName(rows), names: writtenNames(rows) }
}

async function firmsOf(fair: number, language: string, { db, actor }: Reader): Promise<KnownFirm[]> {
  const rows = await many<Omit<KnownFirm, 'words' | 'isShared'> & { words: Record<string, string | null> }>(
    db,
  )`
    select f.id, ff.is_validated as "isValidated", f.country_id as country,
      exists (select 1 from stand_import i join stand st on st.id = i.stand_id
        where st.firm_id = f.id and i.fair_id = ff.fair_id) as "isImported",
      (select s.business_sector_id from firm_business_sector s
        join business_sector b on b.id = s.business_sector_id
        where s.firm_id = f.id and (b.fair_id is null or b.fair_id = ff.fair_id) order by s.rank, s.id
        limit 1) as sector,
      coalesce(nullif(f.address_json, '')::jsonb, '{}') || jsonb_build_object('firm', f.name, 'website',
        f.website, 'email', f.email, 'phone', f.phone,
        'vatNumber', f.vat_number, 'city', f.city, 'slogan', f.translations #>> array[${language}, 'slogan'],
        'description', f.translations #>> array[${language}, 'description']) as words
    from fair_firm ff join firm f on f.id = ff.firm_id where ff.fair_id = ${fair} order by f.id`
  const ids = rows.map(({ id }) => id)
  const shared = actor ? await sharedFirms(ids, { db, actor }) : new Set()
  return rows.map(({ words, ...firm }) => ({
    ...firm,
    isShared: shared.has(firm.id),
    words: Object.fromEntries(Object.entries(words).filter(([, word]) => word !== null)),
  }))
}

const byName = (firms: readonly KnownFirm[]) =>
  new Map(firms.toReversed().map(firm => [fold(firm.words.firm ?? ''), firm]))

/** `names`: those of the file. */
export async function readKnownStands(
  reader: Reader,
  fair: number,
  { language, names }: { language: string; names: readonly string[] },
): Promise<KnownStands> {
  const { db } = reader
  const halls = await sql<KnownHall>`
    select id, letter, booths as places, translations #>> array[${language}::text, 'name'] as name,
      ${namesInEveryLanguage} as names
    from fair_hall where fair_id = ${fair} order by rank, id`.execute(db)
  const stands = await sql<KnownStand>`
    select st.id, st.firm_id as firm, st.fair_hall_id as hall, st.number,
      stand_label(st.label, h.letter, st.number) as sign, st.label,
      st.trashed_at is not null as "isTrashed", i.key, i.row as words
    from stand st left join fair_hall h on h.id = st.fair_hall_id
      left join stand_import i on i.stand_id = st.id
    where st.fair_id = ${fair} order by st.id`.execute(db)
  const sectors = await sql<Named>`
    select id, ${namesInEveryLanguage} as names from business_sector
      where fair_id is null or fair_id = ${fair}
    order by fair_id is not null, rank, id`.execute(db)
  const firms = await firmsOf(fair, language, reader)
  const isProved = ({ isValidated, isImported }: KnownFirm) =>
    isValidated === validationState.validated || isImported
  return {
    halls: halls.rows,
    stands: stands.rows,
    firms: byName(firms.filter(isProved)),
    waiting: byName(firms.filter(({ isValidated }) => isValidated !== validationState.validated)),
    lookalikes: await waitingNames(names, fair, db),
    firmsById: new Map(firms.map(firm => [firm.id, firm])),
    sectors: idsByName(sectors.rows),
  }
}

/** Language in which an import's words are kept. @throws 404 */
export async function languageOfRow(db: Db, fairId: number): Promise<{ id: number; code: string }> {
  const row = await maybeOne<{ id: number; code: string }>(db)`
    select l.id, l.code from fair f join language l on l.id = f.main_language_id where f.id = ${fairId}`
  if (!row) throw notFound()
  return row
}
