import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { EvidenceLine, Lead } from '../contract/lead.ts'
import { colleague, evidenceLinesOf, scoredOf, temperatureOf, told } from './lines.ts'
import { readsCard, summaryOf } from './list.ts'
import { firmPartOf, type Part } from './part.ts'
import { readRule } from './rules.ts'

/** Lines that are told; whoever is known better still has the sum of all. */
const linesMost = 200

/** The part of the firm whose contact it is. @throws 404 for what is withdrawn, somebody else’s, or in another fair’s trash */
export async function partOfLead(id: number, context: Context, isKeptAlone = false): Promise<Part> {
  const found = await maybeOne<{ fair: number; firm: number }>(context.db)`
    select fair_id as fair, firm_id as firm from lead where id = ${id} and withdrawn_at is null`
  if (!found) throw notFound()
  return firmPartOf(found, context, isKeptAlone)
}

type Row = Pick<
  Lead,
  | 'id'
  | 'person'
  | 'hasCard'
  | 'score'
  | 'temperature'
  | 'state'
  | 'owner'
  | 'tags'
  | 'lastAt'
  | 'contact'
  | 'consent'
  | 'conversation'
  | 'notes'
  | 'version'
>

const since = (purpose: string) => sql`(select ${instant(sql`max(c.given_at)`)} from consent c
  where c.firm_id = l.firm_id and c.fair_id = l.fair_id and c.user_id = l.user_id
    and c.purpose = ${purpose} and c.withdrawn_at is null)`

/** @throws 404 */
export async function readLead(id: number, context: Context): Promise<Lead> {
  const { db, actor } = context
  const part = await partOfLead(id, context)
  const rule = await readRule(part.fair, part.firm, context)
  const lines = evidenceLinesOf(part, rule, context, sql`l.id = ${id}`)
  const conversation = sql`(select c.uuid from conversation c
      join conversation_side b on b.conversation_id = c.id and b.firm_id = l.firm_id
      join conversation_side p on p.conversation_id = c.id and p.user_id = l.user_id
      join conversation_reader r on r.conversation_id = c.id and r.user_id = ${actor.userId}
    where c.fair_id = l.fair_id order by c.id desc limit 1)`
  const notes = sql`(select coalesce(json_agg(json_build_object('id', n.id, 'author',
    ${colleague(sql`n.author_id`)},
      'text', n.text, 'at', ${instant('n.created_at')},
      'isOwn', coalesce(n.author_id = ${actor.userId}, false)) order by n.id desc), '[]')
    from lead_note n where n.lead_id = l.id)`
  const row = await maybeOne<Row>(db)`
    select ${summaryOf(part, temperatureOf(rule, sql`s.score`))},
      case when ${readsCard(part)} then json_build_object('email', coalesce(u.display_email, u.email),
        'phone', coalesce(u.phone, u.cell)) end as contact,
      json_build_object('card', ${since('card')}, 'visits', ${since('visits')}) as consent,
      ${part.isKept ? conversation : sql`null::text`} as conversation,
      ${part.isKept ? notes : sql`'[]'::json`} as notes, l.version
    from (${scoredOf(lines)}) s join lead l on l.id = s.lead
      join app_user u on u.id = l.user_id and not u.is_closed`
  if (!row) throw notFound()
  const found = await many<EvidenceLine>(db)`
    select ${told(part, context)} from (
      select * from (${lines}) every order by at desc, source_id desc limit ${linesMost + 1}) n
    order by n.at desc, n.source_id desc`
  return {
    ...row,
    fair: part.fair,
    firm: part.firm,
    thresholds: { warm: rule.warm, hot: rule.hot },
    lines: found.slice(0, linesMost),
    isCut: found.length > linesMost,
    isKept: part.isKept,
  }
}
