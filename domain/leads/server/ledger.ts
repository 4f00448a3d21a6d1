import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { applicationKeptUntil } from '#domain/jobs/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { allowOrganizers, LedgerEntry, PrivacyLedger } from '../contract/consent.ts'
import { seenKinds } from '../contract/evidence.ts'
import { seesKept } from './hand-card.ts'
import { keptUntil } from './keep-leads.ts'

type Fair = Omit<PrivacyLedger[number], 'entries'>
type Row = LedgerEntry & { fair: number }

/** Of the fairs `ids` and of those in whose library the caller’s CV is, what holds in the whole fair; the last fair first. */
const fairsOf = (ids: readonly number[], { db, actor, locale }: Context) =>
  many<Fair>(db)`
    select json_build_object('id', f.id, 'name', coalesce(${translatedText('f', 'name', locale)}, f.homepage),
        'homepage', f.homepage) as fair,
      (select ${instant(sql`max(c.given_at)`)} from consent c where c.user_id = ${actor.userId}
        and c.fair_id = f.id and c.purpose = 'organizers' and c.withdrawn_at is null) as organizers,
      case when pool.id is not null then json_build_object('since', ${instant('pool.given_at')},
        'isOpen', f.is_using_job_library
          and f.is_using_job_module, 'profile',
          (select min(p.id) from job_profile p where p.user_id = ${actor.userId})) end as library
    from fair f left join consent pool on pool.fair_id = f.id and pool.user_id = ${actor.userId}
      and pool.purpose = 'cv_pool' and pool.withdrawn_at is null
    where f.trashed_at is null and (f.id = any(${ids}::int[]) or pool.id is not null)
    order by f.end_date desc nulls last, f.id desc`

/** Of each kind that is seen by name how many a firm sees. */
const seenCounts = sql.join(
  seenKinds.map(kind => sql`${kind}::text, count(*) filter (where e.kind = ${kind})`),
)

/** What each firm of each fair holds of the caller, the last fair first. */
export async function readPrivacyLedgerOf(context: Context): Promise<PrivacyLedger> {
  const { db, actor, locale } = context
  const me = actor.userId
  const given = (purpose: string) => sql`(select ${instant(sql`max(c.given_at)`)} from consent c
    where c.user_id = ${me} and c.fair_id = h.fair_id and c.firm_id = h.firm_id and c.purpose = ${purpose}
      and c.withdrawn_at is null)`
  const rows = await many<Row>(db)`
    with held as (
      select fair_id, firm_id from lead where user_id = ${me}
      union select fair_id, firm_id from consent where user_id = ${me} and purpose in ('card', 'visits')
      union select a.fair_id, a.firm_id from job_profile_access a where a.user_id = ${me}
        and num_nonnulls(a.fair_id, a.firm_id) = 2
      union select j.fair_id, j.firm_id from job_solicitation s join job j on j.id = s.job_id
        where s.user_id = ${me})
    select f.id as fair, json_build_object('id', fi.id, 'name', fi.name) as firm, ${given('card')} as card,
      ${given('visits')} as visits, ${seesKept(sql`h.firm_id`, sql`h.fair_id`, me)} as "seesKept",
      done.seen, done.talks, ${instant('done.talks_since')} as "talksSince",
      (select ${instant(sql`max(s.at)`)} from lead_scan s where s.user_id = ${me} and s.firm_id = h.firm_id
        and s.fair_id = h.fair_id and s.withdrawn_at is null) as "scannedAt",
      case when l.withdrawn_at is null then ${instant('l.created_at')} end as "contactSince",
      case when l.withdrawn_at is null and l.id is not null then ${instant(keptUntil)} end as "keptUntil",
      (select count(*)::int from lead_note n where n.lead_id = l.id) as "noteCount",
      (select ${instant(sql`min(m.created_at)`)} from conversation c
          join direct_message m on m.conversation_id = c.id and m.kind = 'text'
          join conversation_side p on p.conversation_id = c.id and p.user_id = ${me}
          join conversation_side b on b.conversation_id = c.id and b.side <> p.side
            and b.firm_id = h.firm_id
        where c.fair_id = h.fair_id) as "conversationSince",
      called.calls, ${instant('called.since')} as "callsSince",
      (select coalesce(json_agg(json_build_object('id', s.id,
          'title', coalesce(${translatedText('j', 'title', locale)}, ''), 'at', ${instant('s.sent_at')},
          'status', s.status, 'keptUntil', ${instant(applicationKeptUntil)}) order by s.id), '[]')
        from job_solicitation s join job j on j.id = s.job_id
        where s.user_id = ${me} and j.fair_id = h.fair_id and j.firm_id = h.firm_id
          and s.withdrawn_at is null and s.emptied_at is null) as applications,
      (select coalesce(json_agg(json_build_object(
          'name', coalesce((select concat_ws(' ', r.first_name, r.last_name) from app_user r
            where r.id = seen.reader_id), ''), 'at', ${instant('seen.at')}, 'purpose', seen.purpose)
          order by seen.at desc), '[]')
        from (select distinct on (a.reader_id, a.purpose) a.reader_id, a.purpose, a.at
          from job_profile_access a
          where a.user_id = ${me} and a.firm_id = h.firm_id and a.fair_id = h.fair_id
          order by a.reader_id, a.purpose, a.at desc) seen) as "cvReaders",
      ${instant('l.exported_at')} as "exportedAt", ${instant('l.withdrawn_at')} as "withdrawnAt"
    from held h join fair f on f.id = h.fair_id and f.trashed_at is null join firm fi on fi.id = h.firm_id
      left join lead l on l.user_id = ${me} and l.fair_id = h.fair_id and l.firm_id = h.firm_id
      cross join lateral (select count(*)::int as calls, min(k.accepted_at) as since
        from visio_call k join visio_room r on r.id = k.room_id
        where r.fair_id = h.fair_id and k.accepted_at is not null
          and ((k.caller_id = ${me} and k.receiver_firm_id = h.firm_id)
            or (k.receiver_id = ${me} and k.caller_firm_id = h.firm_id))) called
      cross join lateral (select json_build_object(${seenCounts}) as seen,
          count(*) filter (where e.kind = 'queue')::int as talks,
          min(e.at) filter (where e.kind = 'queue') as talks_since
        from lead_evidence e
        where e.user_id = ${me} and e.fair_id = h.fair_id and e.firm_id = h.firm_id) done
    order by fold(fi.name), fi.id`
  const entries = new Map<number, LedgerEntry[]>()
  for (const { fair, ...entry } of rows) entries.set(fair, [...(entries.get(fair) ?? []), entry])
  const fairs = await fairsOf([...entries.keys()], context)
  return fairs.map(part => ({ ...part, entries: entries.get(part.fair.id) ?? [] }))
}

/** @throws 404 for a fair that the caller does not know */
export async function allowOrganizersOf(
  { fair, isAllowed }: BodyOf<typeof allowOrganizers>,
  context: Context,
): Promise<PrivacyLedger> {
  const { db, actor } = context
  const known = await maybeOne(db)`
    select 1 from fair f where f.id = ${fair} and f.trashed_at is null
      and (exists (select from lead l where l.fair_id = f.id and l.user_id = ${actor.userId})
        or ${isFairSeen(sql`f.id`, context, ['p', 'P', 'F', 'G'])})`
  if (!known) throw notFound()
  // Of two that come at once the second finds what the first has given.
  await sql`select 1 from app_user where id = ${actor.userId} for update`.execute(db)
  const changed = isAllowed
    ? await many(db)`
        insert into consent (user_id, purpose, fair_id, source)
        select ${actor.userId}, 'organizers', ${fair}, 'account'
        where not exists (select from consent where user_id = ${actor.userId} and fair_id = ${fair}
          and purpose = 'organizers' and withdrawn_at is null)
        returning id`
    : await many(db)`
        update consent set withdrawn_at = now() where user_id = ${actor.userId} and fair_id = ${fair}
          and purpose = 'organizers' and withdrawn_at is null returning id`
  if (changed.length)
    await audit(
      { action: 'consent', resource: 'consents', fair, details: { organizers: isAllowed } },
      context,
    )
  return readPrivacyLedgerOf(context)
}
