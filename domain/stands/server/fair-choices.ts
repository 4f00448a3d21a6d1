import { type RawBuilder, sql } from 'kysely'
import type { settingsChoices } from '#domain/fairs/contract/endpoints.ts'
import { assertOrganizer } from '#domain/fairs/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'

/** @throws 404 or 403 for a fair that this person does not run. */
export async function choicesOf(
  fairId: number,
  context: Context,
): Promise<ResponseOf<typeof settingsChoices>> {
  await assertOrganizer(fairId, context)
  const { db, actor, locale } = context
  const name = (alias: string) => sql`coalesce(${translatedText(alias, 'name', locale)}, '')`
  const list = async (part: RawBuilder<unknown>) =>
    await many<{ id: number; name: string }>(db)`select id, name from (${part}) x`
  const people = hasRole(actor, 'superAdmin')
    ? sql`'ROLE_ORGANIZER' = any(u.roles) and not u.is_closed`
    : sql`exists (select 1 from fair_organizer o where o.fair_id = ${fairId} and o.user_id = u.id)`
  return {
    languages: await list(sql`select l.id, ${name('l')} as name from language l order by l.rank, l.id`),
    countries: await list(sql`select c.id, ${name('c')} as name from country c order by fold(${name('c')})`),
    standGroups: await list(sql`select g.id, ${name('g')} as name from stand_group g order by g.rank, g.id`),
    organizers: await list(
      sql`select u.id, u.first_name || ' ' || u.last_name || ' · ' || u.email as name from app_user u
        where ${people} order by fold(u.last_name), u.id limit 500`,
    ),
  }
}
