import { sql } from 'kysely'
import { assertOrganizer, declaredMail, lockPlan, mailNamesOf } from '#domain/fairs/server/index.ts'
import type { BodyOf, ParamsOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { recordOf } from '#platform/contract/record.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { conflict, Refusal, unauthorized } from '#platform/server/refusal.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import {
  type beginMailing,
  leftOutReasons,
  type Mailing,
  type MailingRow,
  type writeMailing,
} from '../../contract/mailings.ts'
import { candidatesOf, countReaders, readersSentTo } from './mailing-readers.ts'
import { languagesOf, ownDraft, ownMailing, stateOfMailing, wordsFor } from './own-mailing.ts'
import { countProgress } from './progress.ts'

type Begun = BodyOf<typeof beginMailing>

/** Of the drafts of a fair there are this many at most; the database holds it too. */
const mostDrafts = 50

export async function mailingsOf(
  { id: fair }: { id: number },
  query: Query,
  context: Context,
): Promise<PagedResponse<MailingRow>> {
  await assertOrganizer(fair, context)
  const { db, locale } = context
  const page = pageOf(query)
  const { total } = await one<{ total: number }>(db)`
    select count(*)::int as total from mailing where fair_id = ${fair}`
  const rows = await many<MailingRow>(db)`
    select m.id, m.list, ${stateOfMailing} as state,
      coalesce(m.translations->${locale}->>'subject', (select w.value->>'subject'
        from jsonb_each(m.translations) w where w.value->>'subject' <> '' order by w.key limit 1)) as subject,
      (select u.first_name || ' ' || u.last_name from app_user u where u.id = m.written_by_id) as "writtenBy",
      ${instant('m.created_at')} as "createdAt", ${instant('m.sent_at')} as "sentAt",
      (select count(*)::int from mailing_reader r where r.mailing_id = m.id) as readers,
      (select count(*)::int from mailing_reader r where r.mailing_id = m.id and r.state = 'waiting')
        as waiting
    from mailing m where m.fair_id = ${fair} order by m.id desc
      limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

/** A draft of one's own for the same readers into which nothing has been written: another tab may show it. */
async function untouchedDraft(fair: number, { list, narrowedBy, chosen }: Begun, { db, actor }: Context) {
  return maybeOne<{ id: number }>(db)`
    select id from mailing
      where fair_id = ${fair} and written_by_id = ${actor.userId} and sent_at is null and version = 1
        and list = ${list} and narrowed_by = ${JSON.stringify(narrowedBy)}::jsonb
        and chosen is not distinct from ${chosen ?? null}::int[]
    order by id desc limit 1`
}

/** What somebody began yesterday and wrote nothing into is no draft any more. */
const dropUntouched = (fair: number, { db, actor, services }: Context) =>
  sql`delete from mailing
    where fair_id = ${fair} and written_by_id = ${actor.userId} and sent_at is null and version = 1
      and created_at < ${services.now().toISOString()}::timestamptz - interval '1 day'`.execute(db)

/** @throws 409 for a fair that has as many drafts as it may */
export async function beginMailingOf(
  { id: fair }: ParamsOf<typeof beginMailing>,
  begun: Begun,
  context: Context,
): Promise<ResponseOf<typeof beginMailing>> {
  const { db, services, actor } = context
  await assertOrganizer(fair, context)
  if (actor.userId === null) throw unauthorized()
  // Two who begin at once begin two.
  await lockPlan(db, fair)
  const { list, narrowedBy, chosen } = begun
  await dropUntouched(fair, context)
  const untouched = await untouchedDraft(fair, begun, context)
  const { slot } = await one<{ slot: number }>(db)`
    select min(free)::int as slot from generate_series(1, ${mostDrafts + 1}::int) free where free not in (
      select slot from mailing where fair_id = ${fair} and slot is not null)`
  if (!untouched && slot > mostDrafts) throw conflict('mailing_drafts_limit')
  const mailing =
    untouched ??
    (await one<{ id: number }>(db)`
      insert into mailing (fair_id, written_by_id, list, narrowed_by, chosen, created_at, slot)
      values (${fair}, ${actor.userId}, ${list}, ${JSON.stringify(narrowedBy)}::jsonb,
        ${chosen ?? null}::int[], ${services.now().toISOString()}::timestamptz, ${slot})
      returning id`)
  await audit(
    { action: 'create', resource: 'mailings', resourceId: mailing.id, fair, details: { list } },
    context,
  )
  return { id: mailing.id }
}

export async function readMailingOf(id: number, context: Context): Promise<Mailing> {
  const mailing = await ownMailing(id, context)
  const { fair, chosen, homepage, fairName, leftOut, state, words, ...rest } = mailing
  const isDraft = state === 'draft'
  const candidates = isDraft ? await candidatesOf(mailing, context) : readersSentTo(id)
  const counted = await countReaders(candidates, fair, context)
  const progress = await countProgress(id, context)
  const sentTo = Object.values(progress).reduce((sum, count) => sum + count, 0)
  return {
    ...rest,
    state,
    words,
    fair: { id: fair, homepage, name: fairName },
    subject: wordsFor(mailing, context.locale)?.words.subject ?? null,
    chosen,
    languages: languagesOf(mailing),
    names: mailNamesOf(declaredMail('mailing'), context.locale),
    readers: isDraft
      ? counted
      : { ...counted, total: sentTo, leftOut: recordOf(leftOutReasons, reason => leftOut[reason] ?? 0) },
    progress,
  }
}

/** @throws 412 when somebody has written something else meanwhile, 409 once it has been sent */
export async function writeMailingOf(
  id: number,
  { staff, page, deadline, words, version }: BodyOf<typeof writeMailing>,
  context: Context,
): Promise<ResponseOf<typeof writeMailing>> {
  const mailing = await ownDraft(id, context)
  if (mailing.version !== version) throw new Refusal(412, 'changed_meanwhile')
  return one<{ version: number }>(context.db)`
    update mailing set staff = ${staff}, page = ${page}, deadline = ${deadline}::date,
      translations = ${JSON.stringify(words)}::jsonb, version = version + 1
    where id = ${id} returning version`
}

/** @throws 409 once it has been sent */
export async function dropMailingOf(id: number, context: Context): Promise<void> {
  const { fair, list } = await ownDraft(id, context)
  await sql`delete from mailing where id = ${id}`.execute(context.db)
  await audit({ action: 'delete', resource: 'mailings', resourceId: id, fair, details: { list } }, context)
}
