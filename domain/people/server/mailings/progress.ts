import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import type { MailingProgress, MailingReader, readerStates } from '../../contract/mailings.ts'
import { matchingName } from '../people-conditions.ts'
import { candidatesOf, leftOutOf, readingLocale } from './mailing-readers.ts'
import { ownMailing } from './own-mailing.ts'

type ReadersQuery = { search?: string; state?: (typeof readerStates)[number] } & Query

/** By which the mail to one reader is found in the outbox, and never written twice. */
export const mailKey = (mailing: RawBuilder<unknown>, user: RawBuilder<unknown>) =>
  sql`'mailing:' || ${mailing} || ':' || ${user}`

/** What became of the reader `r`, by the mail `o`; mails that are long gone were delivered as far as one knows. */
const stateOfReader = sql`case r.state when 'waiting' then 'waiting' when 'left_out' then 'leftOut' else
  case o.state when 'queued' then 'underway' when 'kept' then 'kept' when 'failed' then 'failed'
    when 'given_up' then 'failed' else 'delivered' end end`

const sentMail = sql`left join outbox_mail o
  on o.key = ${mailKey(sql`r.mailing_id`, sql`r.user_id`)}`

export const countProgress = (id: number, { db }: Pick<Context, 'db'>): Promise<MailingProgress> =>
  one<MailingProgress>(db)`
    select count(*) filter (where s.state = 'waiting')::int as waiting,
      count(*) filter (where s.state = 'underway')::int as underway,
      count(*) filter (where s.state = 'delivered')::int as delivered,
      count(*) filter (where s.state = 'kept')::int as kept,
      count(*) filter (where s.state = 'failed')::int as failed,
      count(*) filter (where s.state = 'leftOut')::int as "leftOut"
    from (select ${stateOfReader} as state from mailing_reader r ${sentMail}
      where r.mailing_id = ${id}) s`

const searched = (search: string | undefined) =>
  (search ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 8).map(matchingName)

/** Who gets it, and what became of it. */
export async function listReaders(
  id: number,
  asked: ReadersQuery,
  context: Context,
): Promise<PagedResponse<MailingReader>> {
  const mailing = await ownMailing(id, context)
  const { db } = context
  const page = pageOf(asked)
  const isDraft = mailing.state === 'draft'
  const those = isDraft
    ? sql`select found.id, 'waiting' as state, null::text as error
        from (${(await candidatesOf(mailing, context)).from}) found join app_user u on u.id = found.id
        where ${leftOutOf(sql`${mailing.fair}::int`)} is null`
    : sql`select r.user_id as id, ${stateOfReader} as state, o.error
        from mailing_reader r ${sentMail} where r.mailing_id = ${id}`
  const conditions = [asked.state ? sql`reader.state = ${asked.state}` : sql`true`, ...searched(asked.search)]
  const from = sql`from (${those}) reader join app_user u on u.id = reader.id
    where ${sql.join(conditions, sql` and `)}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  const rows = await many<MailingReader>(db)`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email,
      (select m.name from firm m where m.id = u.firm_id) as firm, ${readingLocale} as locale, reader.state,
      case when reader.state = 'failed' then reader.error end as error
    ${from} order by fold(u.last_name), fold(u.first_name), u.id
      limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}
