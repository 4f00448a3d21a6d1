import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import type { BoothText } from '../../contract/configuration.ts'
import { languageIds } from './language-ids.ts'

const orNull = (text: string | null) => text?.trim() || null

/** Makes the booth speak just these languages. @throws 422 for an unknown language or one given twice */
export async function saveTexts(stand: number, texts: readonly BoothText[], context: Context): Promise<void> {
  const idOf = await languageIds(context)
  const rows = texts.map(({ code, title, slogan, description }, at) => ({
    language_id: idOf(code, `languages.${at}.code`),
    title: orNull(title),
    slogan: orNull(slogan),
    description: description && orNull(sanitizeRichText(description)),
  }))
  const ids = rows.map(row => row.language_id)
  if (new Set(ids).size < ids.length) throw invalid({ languages: 'stand_language_taken' })
  await sql`delete from stand_language
    where stand_id = ${stand} and not language_id = any(${ids}::int[])`.execute(context.db)
  await sql`
    insert into stand_language (stand_id, language_id, title, slogan, description)
    select ${stand}, t.language_id, t.title, t.slogan, t.description
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (language_id int, title text, slogan text, description text)
    on conflict (stand_id, language_id) do update
      set title = excluded.title, slogan = excluded.slogan, description = excluded.description`.execute(
    context.db,
  )
}
