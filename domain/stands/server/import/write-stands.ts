import { sql } from 'kysely'
import { escapeHtml } from '#platform/contract/text.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import { keepStates } from '../configuration-state.ts'
import { seedOf } from './firm-look.ts'
import type { ImportTarget, PlannedStand } from './plan.ts'
import { isFirmHidden, isRowShown } from './said-of-firm.ts'

/** As an editor keeps it. */
const paragraphs = (text: string) =>
  sanitizeRichText(
    text
      .split(/\n{2,}/)
      .map(part => `<p>${escapeHtml(part).replaceAll('\n', '<br />')}</p>`)
      .join(''),
  )

/** Stands on their places, with what their rows say, and the rows themselves for the next time. */
export async function writeStands(stands: readonly PlannedStand[], target: ImportTarget): Promise<void> {
  const { db, fair, language } = target
  const fresh = stands.filter(stand => stand.id === null)
  const ids = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('stand', 'id'))::int as id
      from generate_series(1, ${fresh.length}::int)`.execute(db)
  for (const [at, stand] of fresh.entries()) stand.id = ids.rows[at]?.id ?? null
  const isNew = new Set(fresh)
  const records = stands.map(stand => ({
    id: stand.id,
    is_new: isNew.has(stand),
    is_visible: isRowShown(stand.row.words) || isFirmHidden(stand.firm),
    firm_id: stand.firm.id,
    hall_id: stand.hall?.id ?? null,
    number: stand.number,
    label: stand.label,
    look: seedOf(`booth ${stand.firm.name}`) % 1_000_003,
    key: stand.row.key,
    words: stand.kept,
    slogan: stand.row.words.slogan ?? null,
    description: stand.row.words.description ? paragraphs(stand.row.words.description) : null,
  }))
  const sent = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as x (id int, is_new boolean, is_visible boolean, firm_id int, hall_id int, number int, label text,
    look int, key text, words jsonb, slogan text, description text)`
  await sql`
    insert into stand (id, fair_id, firm_id, fair_hall_id, number, label, is_visible,
      stand_type_variation_id)
    select x.id, ${fair}, x.firm_id, x.hall_id, x.number, x.label, x.is_visible,
      looks.ids[x.look % array_length(looks.ids, 1) + 1]
    from ${sent}, (select array_agg(id order by id) as ids from stand_type_variation) looks
      where x.is_new`.execute(db)
  await sql`
    update stand st set firm_id = x.firm_id, fair_hall_id = x.hall_id, number = x.number, label = x.label,
      version = st.version + 1
    from ${sent} where st.id = x.id and not x.is_new`.execute(db)
  await sql`
    insert into stand_language (stand_id, language_id, slogan, description)
    select id, ${language.id}, slogan, description from ${sent}
      where slogan is not null or description is not null
    on conflict on constraint stand_language_taken do update
      set slogan = coalesce(excluded.slogan, stand_language.slogan),
      description = coalesce(excluded.description, stand_language.description)`.execute(db)
  await sql`delete from stand_import i using ${sent} where i.stand_id = x.id and i.key <> x.key`.execute(db)
  await sql`
    insert into stand_import (fair_id, key, stand_id, row) select ${fair}, key, id, words from ${sent}
    on conflict on constraint stand_import_taken do update
      set stand_id = excluded.stand_id, row = excluded.row`.execute(db)
  await keepStates(
    stands.flatMap(({ id }) => id ?? []),
    db,
  )
}
