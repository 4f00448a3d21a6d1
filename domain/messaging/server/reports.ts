import { type RawBuilder, sql } from 'kysely'
import { fairsAsked } from '#domain/fairs/server/index.ts'
import type { BodyOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { orderedBy } from '#platform/server/database/ordered-by.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { messageReported } from '../contract/events.ts'
import type { reportMessage as reportCall } from '../contract/message.ts'
import type {
  messageReports as listCall,
  MessageReport,
  openReport as openCall,
  ReportOrder,
} from '../contract/report.ts'
import { correspondent } from './columns.ts'
import { isWhatReports, latestReported } from './reported-files.ts'
import { type ConversationSide, isSeenBy, otherSide } from './side.ts'
import { isInFair, maybeThread, threadSources } from './thread.ts'

/** So many messages before and after the one that was reported. */
const around = 5

const limit = { name: 'message-report', max: 30, seconds: 3600 }

/** So often is kept what is said again of a report that waits (the check of the table `message_report`). */
const repeatsMost = 20

type Reported = { conversation: number; side: ConversationSide; message: number | null; fair: number }

/** One that waits, however often it is sent; what is said anew of it is kept with its time. @throws 429 */
async function keepReport(
  { conversation, side, message, fair }: Reported,
  { reason, note = '' }: BodyOf<typeof reportCall>,
  context: Context,
): Promise<void> {
  const { db, actor, services } = context
  await services.limiter.within(db).consume(limit, String(actor.userId))
  const { last } = await one<{ last: number }>(db)`
    select coalesce(max(m.id), 0) as last from direct_message m where m.conversation_id = ${conversation}`
  const made = await maybeOne<{ id: number }>(db)`
    insert into message_report (conversation_id, side, message_id, latest_id, reporter_id, reason, note)
    values (${conversation}, ${side}, ${message}, ${last}, ${actor.userId}, ${reason}, ${note})
    on conflict do nothing returning id`
  const said = sql`jsonb_build_object('reason', ${reason}::text, 'note', ${note}::text, 'latest',
    ${last}::int)`
  const row =
    made ??
    (await maybeOne<{ id: number }>(db)`
      update message_report
        set repeats = repeats || jsonb_build_array(${said} || jsonb_build_object('at', clock_timestamp()))
      where conversation_id = ${conversation} and message_id is not distinct from ${message}::int
        and reporter_id = ${actor.userId} and settled_at is null
        and jsonb_array_length(repeats) < ${repeatsMost} and not repeats @> jsonb_build_array(${said})
        and (reason, note, latest_id) is distinct from (${reason}::text, ${note}::text, ${last}::int)
      returning id`)
  if (!row) return
  await audit({ action: 'report', resource: 'message_reports', resourceId: row.id, fair }, context)
  await emit(context, messageReported, { report: row.id, fair })
}

/** @throws 404 for a conversation that is not the caller's, 429 */
export async function reportConversationOf(
  id: number,
  body: BodyOf<typeof reportCall>,
  context: Context,
): Promise<void> {
  const thread = await maybeThread(sql`c.id = ${id}`, context)
  if (!thread) throw notFound()
  const { side, fair } = thread
  await keepReport({ conversation: id, side: otherSide(side), message: null, fair }, body, context)
}

/** @throws 404 for a message that the caller does not read, 422 for one of their own side, 429 */
export async function reportMessageOf(
  id: number,
  body: BodyOf<typeof reportCall>,
  context: Context,
): Promise<void> {
  const one = sql`coalesce((select m.conversation_id from direct_message m where m.id = ${id}), 0)`
  const found = await maybeOne<Omit<Reported, 'message'> & { isOwn: boolean }>(context.db)`
    select c.id as conversation, m.side, c.fair_id as fair, m.side = mine.side as "isOwn"
    from ${threadSources(context, one)}
      join direct_message m on m.conversation_id = c.id
    where m.id = ${id} and m.kind = 'text' and ${isSeenBy('mine')} and ${isInFair(sql`c.fair_id`, context)}`
  if (!found) throw notFound()
  if (found.isOwn) throw invalid({ message: 'value_invalid' })
  await keepReport({ ...found, message: id }, body, context)
}

const sources = sql`message_report t join conversation c on c.id = t.conversation_id
  join fair f on f.id = c.fair_id
  join conversation_side s on s.conversation_id = c.id and s.side = t.side
  left join direct_message m on m.id = t.message_id left join app_user by on by.id = t.reporter_id
  left join app_user a on a.id = case when m.id is null then s.user_id else m.author_id end
  left join firm e on e.id = s.firm_id
  left join stand st on st.id = s.stand_id and st.firm_id = s.firm_id
  left join fair_hall h on h.id = st.fair_hall_id`

/** Of fairs that the caller runs; nobody reads or settles what is reported of themselves. */
const isRead = (fair: string | undefined, context: Context) => sql`c.fair_id in ${fairsAsked(fair, context)}
  and s.user_id is distinct from ${context.actor.userId}::int
  and m.author_id is distinct from ${context.actor.userId}::int`

const about = sql`case when t.message_id is not null then 'message'
  when c.kind = 'booth' and t.side = 2 then 'booth' else 'person' end`

const nameOf = (person: string) =>
  sql`fold(${sql.ref(`${person}.last_name`)} || ' ' || ${sql.ref(`${person}.first_name`)})`

const keys: Readonly<Record<Exclude<ReportOrder, `-${string}`>, RawBuilder<unknown>>> = {
  author: sql`coalesce(case when ${about} = 'booth' then fold(e.name) end, ${nameOf('a')})`,
  about,
  reason: sql`t.reason`,
  reporter: nameOf('by'),
  state: sql`t.settled_at is not null`,
  createdAt: sql`t.id`,
}

/** As it is asked, and those of one rank the latest first. */
function ordered(order: ReportOrder): RawBuilder<unknown> {
  const { key, direction } = orderedBy(order, keys)
  return sql`${key} ${direction}, t.id desc`
}

const columns = ({ locale }: Context): RawBuilder<unknown> => sql`
  t.id, json_build_object('id', f.id, 'homepage', f.homepage, 'name', ${translatedText('f', 'name', locale)})
    as fair, ${about} as about,
  t.reason, t.note, (
    select coalesce(json_agg(json_build_object('reason', said->>'reason', 'note', said->>'note',
      'createdAt', ${instant(sql`(said->>'at')::timestamptz`)}) order by at), '[]')
    from jsonb_array_elements(t.repeats) with ordinality repeat (said, at)) as repeats,
  ${correspondent('by')} as reporter, ${correspondent('a')} as author,
  case when c.kind = 'booth' and t.side = 2 then json_build_object('firm', e.name,
    'number', stand_label(st.label, h.letter, st.number)) end as booth,
  ${instant('t.created_at')} as "createdAt", ${instant('t.settled_at')} as "settledAt"`

export async function listReports(
  { fair, order = 'state', ...query }: QueryOf<typeof listCall> & Query,
  context: Context,
): Promise<PagedResponse<MessageReport>> {
  const page = pageOf(query)
  const which = isRead(fair, context)
  const { total } = await one<{ total: number }>(context.db)`
    select count(*)::int as total from ${sources} where ${which}`
  const rows = await many<MessageReport>(context.db)`
    select ${columns(context)} from ${sources} where ${which}
    order by ${ordered(order)} limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

type Opened = MessageReport & {
  message: number | null
  lasts: number[]
  conversation: number
  fairId: number
}
type Around = ResponseOf<typeof openCall>['messages']

/** @throws 404 for one of a fair that the caller does not run */
export async function readReport(id: number, context: Context): Promise<ResponseOf<typeof openCall>> {
  const found = await maybeOne<Opened>(context.db)`
    select ${columns(context)}, t.message_id as message,
      array(select t.latest_id union select (said->>'latest')::int from jsonb_array_elements(t.repeats) said)
        as lasts,
      t.conversation_id as conversation, c.fair_id as "fairId"
    from ${sources} where t.id = ${id} and ${isRead(undefined, context)}`
  if (!found) throw notFound()
  const { message, lasts, conversation, fairId, ...report } = found
  // Of whoever was reported: the last ones, each time that they were.
  const near = (isBefore: boolean) => sql`(
    select near.id from unnest(${lasts}::int[]) until (last) cross join lateral (
    select n.id from direct_message n
    where n.conversation_id = ${conversation} and n.id <= until.last and n.kind in ('text', 'call')
      and ${
        isBefore
          ? sql`n.id < coalesce(${message}::int, until.last + 1)
        order by n.id desc`
          : sql`n.id > ${message}::int order by n.id`
      }
    limit ${message === null ? latestReported : around}) near)`
  const messages = await many<Around[number]>(context.db)`
    select m.id, ${correspondent('a')} as author, case when m.kind = 'text' then m.text else '' end as text,
      case when f.id is not null then json_build_object('id', case when ${isWhatReports} then f.id end,
        'name', f.file, 'mimeType', f.mime_type, 'size', f.size) end as file,
      case when m.kind = 'call' then json_build_object('state', m.call_state, 'duration', m.call_duration)
        end as call,
      m.id is not distinct from ${message}::int as "isReported",
      ${instant('m.created_at')} as "createdAt"
    from direct_message m left join app_user a on a.id = m.author_id
      left join media_object f on f.id = m.file_id join message_report p on p.id = ${id}
    where m.id = ${message}::int or m.id in (${near(true)} union all ${near(false)}) order by m.id`
  await audit({ action: 'read', resource: 'message_reports', resourceId: id, fair: fairId }, context)
  return { ...report, messages }
}

/** @throws 404 for one of a fair that the caller does not run */
export async function settleReportOf(id: number, context: Context): Promise<void> {
  const { db, actor } = context
  const found = await maybeOne<{ fair: number }>(db)`
    select c.fair_id as fair from ${sources}
      where t.id = ${id} and ${isRead(undefined, context)} for update of t`
  if (!found) throw notFound()
  const settled = await many(db)`
    update message_report set settled_at = now(), settled_by_id = ${actor.userId}
      where id = ${id} and settled_at is null returning 1`
  if (settled.length)
    await audit({ action: 'settle', resource: 'message_reports', resourceId: id, fair: found.fair }, context)
}
