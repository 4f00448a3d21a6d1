import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import type { Chapter, keepChapters } from '../../contract/chapters.ts'
import { entryFor } from '../entry-for.ts'
import { assertDesk } from '../stage/desk.ts'

type StoredChapters = ResponseOf<typeof keepChapters>

/** A title in the reader’s language, else in that of the session, else in any. */
export const titleIn = (titles: Chapter['titles'], locale: string, language: string): string =>
  titles[locale] ?? titles[language] ?? Object.values(titles)[0] ?? ''

const keptOf = async (id: number, { db }: Context): Promise<StoredChapters> =>
  (await maybeOne<StoredChapters>(db)`
    select chapters, version from conference_replay where conference_id = ${id} for update`) ?? {
    chapters: [],
    version: 0,
  }

/** @throws 403, 404 */
export async function readChaptersOf(id: number, context: Context): Promise<StoredChapters> {
  await assertDesk(id, context)
  return (
    (await maybeOne<StoredChapters>(context.db)`
      select chapters, version from conference_replay where conference_id = ${id}`) ?? {
      chapters: [],
      version: 0,
    }
  )
}

/** @throws 422 for one without a title, or that does not come after the one before */
function assertInOrder(chapters: readonly Chapter[]): void {
  for (const [index, { at, titles }] of chapters.entries()) {
    if (!Object.values(titles).some(title => title.trim())) throw invalid({ chapters: 'chapter_untitled' })
    const before = chapters[index - 1]
    if (before && at <= before.at) throw invalid({ chapters: 'chapter_order' })
  }
}

/** @throws 403, 404, 412, 422 */
export async function keepChaptersOf(
  id: number,
  { chapters, version }: NonNullable<BodyOf<typeof keepChapters>>,
  context: Context,
): Promise<StoredChapters> {
  const { db } = context
  await assertDesk(id, context)
  assertInOrder(chapters)
  await sql`select pg_advisory_xact_lock(hashtext('conference_replay'), ${id}::int)`.execute(db)
  const before = await keptOf(id, context)
  if (before.version !== version) throw new Refusal(412, 'changed_meanwhile')
  if (JSON.stringify(before.chapters) === JSON.stringify(chapters)) return before
  const kept = await maybeOne<StoredChapters>(db)`
    insert into conference_replay (conference_id, chapters) values (${id}, ${JSON.stringify(chapters)}::jsonb)
    on conflict (conference_id) do update
      set chapters = excluded.chapters, version = conference_replay.version + 1
    returning chapters, version`
  const { fair } = await entryFor(id, context)
  await audit({ action: 'chapters', resource: 'conferences', resourceId: id, fair }, context)
  return kept ?? before
}
