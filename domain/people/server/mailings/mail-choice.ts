import { sql } from 'kysely'
import { withToken } from '#domain/identity/contract/mail-links.ts'
import { readOptOutToken } from '#domain/identity/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { chooseMails, shownMailChoice } from '../../contract/mail-choice.ts'
import { mailPaths } from '../../contract/paths.ts'

/** @throws 404 for a link that is not ours, or whose reader or fair is gone */
async function choiceOf(token: string, { db, services, locale }: Context) {
  const named = readOptOutToken(token, services)
  const row =
    named &&
    (await maybeOne<{ user: number; fair: number; name: string | null; isWanted: boolean }>(db)`
      select u.id as "user", f.id as fair, ${translatedText('f', 'name', locale)} as name,
        not exists (select 1 from mail_opt_out o where o.fair_id = f.id and o.user_id = u.id) as "isWanted"
      from app_user u cross join fair f
      where u.id = ${named.user} and f.id = ${named.fair} and f.trashed_at is null`)
  if (!row) throw notFound()
  return row
}

export async function showMailChoice(
  { token }: BodyOf<typeof shownMailChoice>,
  context: Context,
): Promise<ResponseOf<typeof shownMailChoice>> {
  const { name, isWanted } = await choiceOf(token, context)
  return { fair: { name }, isWanted }
}

/** Said twice it comes to the same. */
export async function chooseMailsOf(
  { token, isWanted }: BodyOf<typeof chooseMails>,
  context: Context,
): Promise<void> {
  const { user, fair } = await choiceOf(token, context)
  const { db, services } = context
  if (isWanted) await sql`delete from mail_opt_out where fair_id = ${fair} and user_id = ${user}`.execute(db)
  else
    await sql`insert into mail_opt_out (fair_id, user_id, created_at)
      values (${fair}, ${user}, ${services.now().toISOString()}::timestamptz) on conflict do nothing`.execute(
      db,
    )
}

/** A browser that follows the link of the header is asked there: what is only opened changes nothing. */
export function leadToChoice(token: string, { reply }: HttpContext): void {
  reply.header('location', withToken(mailPaths.mailUnsubscribe, 'reader', token))
}
