import { sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { Services } from '#platform/server/services.ts'
import type { BoothConfiguration, BoothContent, trashOfBooth } from '../../contract/configuration.ts'

type TrashedPart = ResponseOf<typeof trashOfBooth>[number]
type Removed = Pick<TrashedPart, 'kind' | 'content'>

/** So much of a booth is kept, as the database does: migration 0496. */
const most = 100

/** What was there before a save and is not after it. */
function removedFrom(before: BoothContent, after: BoothContent): Removed[] {
  const stay = new Set(after.brochures.map(({ id }) => id))
  return [
    ...before.brochures.flatMap(content =>
      stay.has(content.id) ? [] : [{ kind: 'brochure' as const, content }],
    ),
    ...(before.poster && !after.poster ? [{ kind: 'poster' as const, content: before.poster }] : []),
    ...(before.video && !after.video ? [{ kind: 'video' as const, content: before.video }] : []),
  ]
}

/** What the firm removed whose the booth is now: another that has it afterwards neither sees nor shows that. */
const ofBooth = (stand: number) =>
  sql`(t.stand_id = ${stand} and t.firm_id = (select firm_id from stand where id = ${stand}))`

/** What a video names by its address: a file of the booth’s own firm. To know an address is no right to keep what is there. */
const firmsFile = (field: 'file' | 'image') => sql`(select m.id from media_object m
  where m.firm_id = st.firm_id and m.file_path = t.content->>${sql.lit(field)})`

/** Makes room for what is removed now, while the booth is locked by its save. */
const dropOldest = (stand: number, kept: number, db: Context['db']) =>
  drop(
    sql`t.id in (select t.id from stand_trash t where ${ofBooth(stand)}
      order by t.trashed_at desc, t.id desc offset ${kept})`,
    db,
  )

/** Puts into the trash of a booth what was removed from it, and out of it what is shown again. */
export async function keepRemoved(
  before: BoothConfiguration,
  after: BoothConfiguration,
  { db, services }: Context,
): Promise<void> {
  const rows = removedFrom(before.content, after.content).slice(0, most)
  const at = services.now().toISOString()
  if (rows.length) {
    await dropOldest(after.id, most - rows.length, db)
    await sql`
      insert into stand_trash (stand_id, firm_id, kind, content, media_id, still_id, trashed_at)
      select st.id, st.firm_id, t.kind, t.content,
        case t.kind when 'video' then ${firmsFile('file')} else (select m.id from media_object m where m.id =
          case t.kind when 'poster' then t.content->>'id' else t.content->'file'->>'id' end::int) end,
        case t.kind when 'video' then ${firmsFile('image')} end, ${at}::timestamptz
      from stand st, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (kind text, content jsonb)
      where st.id = ${after.id}`.execute(db)
  }
  const { brochures, poster, video } = after.content
  await sql`
    delete from stand_trash t using jsonb_to_recordset(${JSON.stringify([
      ...brochures.map(one => ({ kind: 'brochure', file: one.file?.id ?? null, url: one.url })),
      ...(poster ? [{ kind: 'poster', file: poster.id, url: null }] : []),
    ])}::jsonb) as shown (kind text, file int, url text)
    where ${ofBooth(after.id)} and t.kind = shown.kind
      and (t.media_id = shown.file or (t.media_id is null and t.content->>'url' = shown.url))`.execute(db)
  if (video)
    await sql`delete from stand_trash t where ${ofBooth(after.id)} and t.kind = 'video'
      and t.content @> ${JSON.stringify(video)}::jsonb`.execute(db)
}

const isKept = ({ now }: Services) =>
  sql`trashed_at + make_interval(days => ${daysInTrash}) > ${now().toISOString()}::timestamptz`

/** What lies in the trash of a booth: brochures by the ids that they had, and files, which whoever furnishes it puts back. */
export async function trashedIn(stand: number, { db }: Context) {
  const rows = await many<{ kind: string; id: number | null; file: number | null }>(db)`
    select kind, (content->>'id')::int as id, media_id as file from stand_trash t
    where ${ofBooth(stand)} and kind <> 'video'`
  const of = (kind: TrashedPart['kind']) => rows.filter(row => row.kind === kind)
  return {
    brochures: of('brochure').flatMap(row => row.id ?? []),
    files: of('brochure').flatMap(row => row.file ?? []),
    posters: of('poster').flatMap(row => row.file ?? []),
  }
}

/** What was removed from a booth, the last first. @throws 403 for who only sees the booth, 404 for who does not even see it */
export async function boothTrashOf(id: number, context: Context): Promise<TrashedPart[]> {
  await reachRow(implementationOf('stands'), id, 'U', context)
  return many<TrashedPart>(context.db)`
    select id, kind, content, ${instant('trashed_at')} as "trashedAt",
      ${instant(sql`trashed_at + make_interval(days => ${daysInTrash})`)} as "deletedOn"
    from stand_trash t where ${ofBooth(id)} and ${isKept(context.services)}
    order by trashed_at desc, id desc`
}

/** Files that are not their firm’s are not for it to take away. */
async function drop(which: ReturnType<typeof sql>, db: Context['db']): Promise<void> {
  const gone = await many<{ file: number }>(db)`
    with gone as (delete from stand_trash t where ${which} returning firm_id, media_id, still_id)
    select m.id as file from gone join media_object m
      on m.firm_id = gone.firm_id and m.id in (gone.media_id, gone.still_id)`
  await dropUnused(
    gone.map(({ file }) => file),
    db,
  )
}

/** Makes room at once: its files count no longer. */
export async function emptyBoothTrashOf(id: number, context: Context): Promise<void> {
  await reachRow(implementationOf('stands'), id, 'U', context)
  await drop(ofBooth(id), context.db)
}

export const purgeBoothTrash = (services: Services) =>
  services.database.transaction(db => drop(sql`not (${isKept(services)})`, db))
