import { sql } from 'kysely'
import { mediaType } from '#domain/media/contract/media-object.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { Brochure } from '../../contract/configuration.ts'
import { trashedIn } from './booth-trash.ts'
import { languageIds } from './language-ids.ts'

type KeptBrochures = { ids: number[]; files: number[] }

/** What the booth has already: those may stay whoever saves. */
async function keptBy(stand: number, { db }: Context): Promise<KeptBrochures> {
  const rows = await many<{ id: number; file: number | null }>(db)`
    select r.id, r.media_id as file from stand_resource r
      join stand_resource_type rt on rt.id = r.stand_resource_type_id
    where r.stand_id = ${stand} and rt.code = 'TYPE_BROCHURE'`
  return { ids: rows.map(row => row.id), files: rows.flatMap(row => row.file ?? []) }
}

/** Among these files those that this person may put on a booth: public pictures and documents that they may read. */
async function usable(files: readonly number[], { db, actor }: Context): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    select t.id from media_object t where t.id = any(${files}::int[]) and t.visibility = 'public'
      and t.type in (${mediaType.image}, ${mediaType.document})
    and ${scopeCondition(implementationOf('media_objects'), 't', 'R', actor)}`
  return rows.map(row => row.id)
}

/** Makes these, in this order, the brochures of the booth. @throws 422 for one without content or of another booth */
export async function saveBrochures(
  stand: number,
  brochures: readonly Brochure[],
  context: Context,
): Promise<void> {
  const { db } = context
  const languageOf = await languageIds(context)
  const kept = await keptBy(stand, context)
  const trashed = await trashedIn(stand, context)
  const fresh = brochures.flatMap(one => (one.file && !kept.files.includes(one.file.id) ? [one.file.id] : []))
  const files = new Set([...kept.files, ...trashed.files, ...(await usable(fresh, context))])
  const rows = brochures.map(({ id: said, file, url, language, description, ...words }, rank) => {
    // What a step back brings out of the trash still has the id that it had.
    const id = said !== null && trashed.brochures.includes(said) ? null : said
    const field = (name: string) => `brochures.${rank}.${name}`
    if (id !== null && !kept.ids.includes(id)) throw invalid({ [field('id')]: 'relation_not_found' })
    if (!file && !url) throw invalid({ [field('file')]: 'required' })
    if (file && !files.has(file.id)) throw invalid({ [field('file')]: 'relation_not_found' })
    const language_id = language === null ? null : languageOf(language, field('language'))
    return {
      id,
      ...words,
      description: description || null,
      language_id,
      media_id: file?.id ?? null,
      url,
      rank,
    }
  })
  const stay = rows.flatMap(row => row.id ?? [])
  const gone = kept.ids.filter(id => !stay.includes(id))
  await sql`delete from stand_resource where id = any(${gone}::int[])`.execute(db)
  const sent = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as t (id int, title text, titles jsonb, description text, language_id int, media_id int, url text,
    rank int)`
  await sql`
    update stand_resource r
      set title = t.title, titles = t.titles, description = t.description, language_id = t.language_id,
      media_id = t.media_id, url = t.url, rank = t.rank
    from ${sent} where r.id = t.id`.execute(db)
  await sql`
    insert into stand_resource (stand_id, stand_resource_type_id, title, titles, description, language_id,
      media_id, url, rank)
    select ${stand}, (select id from stand_resource_type where code = 'TYPE_BROCHURE'), t.title, t.titles,
      t.description, t.language_id, t.media_id, t.url, t.rank
    from ${sent} where t.id is null order by t.rank`.execute(db)
}
