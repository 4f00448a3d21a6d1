import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { longestScanDays, type scanBadge } from '../../contract/badge/calls.ts'
import { readCode } from '../../contract/badge/code.ts'
import { handCard } from '../hand-card.ts'
import { hashOfCode } from './code.ts'
import { isOfFair } from './own-badge.ts'
import { type ScanningBooth, scanningBooth } from './scanning-booth.ts'
import { tellScanned } from './tell-scanned.ts'

type Scan = BodyOf<typeof scanBadge>
type Scanned = ResponseOf<typeof scanBadge>

/** Faster than anybody scans. */
const scanLimit = { name: 'badge-scan', max: 120, seconds: 60 }
/** Codes that are none: a badge is not found by trying. */
const missLimit = { name: 'badge-miss', max: 30, seconds: 600 }

const unknownBadge = () => new Refusal(404, 'badge_unknown')

/** When it was scanned, as far as the clock of a phone is believed. @throws 422 for long ago */
function momentOf(at: string, now: Date): Date {
  const said = new Date(at)
  if (said.getTime() < now.getTime() - longestScanDays * 24 * 3_600_000) throw invalid({ at: 'scan_too_old' })
  return said > now ? now : said
}

/** Whose badge it is, in this fair, unless they have taken their card back or left the firm’s contacts since. @throws 404 */
async function holderOf(code: string, { firm, fair }: ScanningBooth, at: Date, { db }: Pick<Context, 'db'>) {
  const kept = readCode(code)
  const person =
    kept &&
    (await maybeOne<Scanned['person']>(db)`
      select u.id, u.first_name as "firstName", u.last_name as "lastName", u.job_title as "jobTitle"
      from badge b join app_user u on u.id = b.user_id
      where b.hash = ${hashOfCode(kept)} and b.fair_id = ${fair} and ${isOfFair(fair)}
        and u.firm_id is distinct from ${firm}
        and not exists (select from consent c
          where c.user_id = u.id and c.firm_id = ${firm} and c.fair_id = ${fair}
          and c.purpose = 'card' and c.withdrawn_at >= ${at.toISOString()}::timestamptz)
        and not exists (select from lead l
          where l.user_id = u.id and l.firm_id = ${firm} and l.fair_id = ${fair}
          and l.withdrawn_at >= ${at.toISOString()}::timestamptz)`)
  if (!person) throw unknownBadge()
  return person
}

/** What was scanned twice is one scan, with the last note. */
async function write(
  { uuid, note = '' }: Scan,
  { stand, firm, fair }: ScanningBooth,
  { user, at }: { user: number; at: Date },
  { db, actor }: Context,
) {
  const isTakenBack = await maybeOne(db)`
    select 1 from lead_scan
      where scanned_by = ${actor.userId} and uuid = ${uuid}::uuid and withdrawn_at is not null`
  if (isTakenBack) throw unknownBadge()
  const before = await maybeOne<{ id: number; note: string }>(db)`
    select id, note from lead_scan where firm_id = ${firm} and fair_id = ${fair} and user_id = ${user}
      and scanned_by = ${actor.userId} and withdrawn_at is null for update`
  if (before) {
    const isNoted = note !== '' && note !== before.note
    if (isNoted) await sql`update lead_scan set note = ${note} where id = ${before.id}`.execute(db)
    return { id: before.id, isNew: false, isNoted }
  }
  const { id } = await one<{ id: number }>(db)`
    insert into lead_scan (fair_id, firm_id, user_id, stand_id, scanned_by, at, note, uuid)
    values (${fair}, ${firm}, ${user}, ${stand}, ${actor.userId}, ${at.toISOString()}::timestamptz, ${note},
      ${uuid}::uuid)
    returning id`
  return { id, isNew: true, isNoted: note !== '' }
}

async function take(scan: Scan, context: Context): Promise<Scanned> {
  const { db, services } = context
  const booth = await scanningBooth(scan.stand, context)
  const at = momentOf(scan.at, services.now())
  // Two scans of one badge by one firm come one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('badge-scan'), ${booth.firm})`.execute(db)
  const person = await holderOf(scan.code, booth, at, context)
  const isKnown = await maybeOne(db)`
    select 1 from lead_scan
      where firm_id = ${booth.firm} and fair_id = ${booth.fair} and user_id = ${person.id}
      and withdrawn_at is null limit 1`
  await handCard(db, { user: person.id, firm: booth.firm, fair: booth.fair, stand: booth.stand, how: 'scan' })
  const { id, isNew, isNoted } = await write(scan, booth, { user: person.id, at }, context)
  if (!isKnown) await tellScanned(id, person.id, booth, context)
  const action = isNew ? 'scan' : 'note_scan'
  if (isNew || isNoted) await audit({ action, resource: 'leads', resourceId: id, fair: booth.fair }, context)
  return { id, person, isNew }
}

/**
 * Takes a badge that was held out. What is no badge counts as a try, also where all else is undone by it.
 * @throws 404 for a stand or a badge that is none, 422, 429
 */
export async function scan(body: Scan, context: Context): Promise<Scanned> {
  const { limiter, database } = context.services
  const who = String(context.actor.userId)
  await limiter.consume(scanLimit, who)
  await limiter.consume(missLimit, who)
  const taken = await database.transaction(db => take(body, { ...context, db }))
  await limiter.release(missLimit, who)
  return taken
}
