import { sql } from 'kysely'
import { readAddress } from '#domain/exhibitors/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { usedLists } from '../contract/used-lists.ts'
import { assertJobModule } from './assert-job-module.ts'
import { assertEntriesOf, assertLanguages } from './job-entries.ts'
import { isUnanswered } from './owed.ts'
import { isOwnJob } from './recruiting.ts'

type Facts = { hasModule: boolean; takesPart: boolean; today: string; lists: string }

const idIn = (field: string, input: Input, current: Row | null) =>
  idOf(field in input ? input[field] : current?.[field])

const factsOf = (fair: number | null, firm: number | null, { db, services }: Context) =>
  maybeOne<Facts>(db)`
    select is_using_job_module as "hasModule", job_module_configuration as lists,
      exists (select from fair_firm m where m.fair_id = fair.id and m.firm_id = ${firm}::int) as "takesPart",
      (${services.now().toISOString()}::timestamptz at time zone time_zone)::date::text as today
    from fair where id = ${fair}::int`

const word = (value: unknown, max: number) =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, max) : null

/** What of an address is searched and shown by itself. @throws 422 for one that is none */
async function placeOf({ addressJSON }: Input, { db }: Context): Promise<Input> {
  if (addressJSON === undefined) return {}
  if (addressJSON === null) return { city: null, postalCode: null, country: null }
  const address = readAddress(String(addressJSON))
  if (!address) throw invalid({ addressJSON: 'format_invalid' })
  const iso = word(address.country, 2)?.toUpperCase() ?? null
  const country = await maybeOne<{ id: number }>(db)`select id from country where upper(iso) = ${iso}`
  return {
    city: word(address.city, 120),
    postalCode: word(address.postalCode, 20),
    country: country?.id ?? null,
  }
}

const idsIn = (people: unknown): number[] => [people ?? []].flat().flatMap(one => idOf(one) ?? [])

/** Whoever was named before they left may stay named: they answer for nothing. @throws 422 for others who are not of the firm */
async function assertRecruiters(
  { recruiters }: Input,
  current: Row | null,
  firm: number | null,
  { db }: Context,
): Promise<void> {
  const before = idsIn(current?.recruiters)
  const ids = idsIn(recruiters).filter(id => !before.includes(id))
  if (!ids.length) return
  const rows = await many(db)`
    select 1 from app_user where id = any(${ids}::int[]) and firm_id is distinct from ${firm}::int`
  if (rows.length) throw invalid({ recruiters: 'relation_not_found' })
}

const day = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, 10) : null)

/** What has to be said before an offer is seen: field → why it is refused. */
function missingIn(said: Input, isPastRefused: boolean, { today, lists }: Facts): Record<string, string> {
  const words: Record<string, unknown>[] = Object.values(said.translations ?? {})
  const has = (field: string) => words.some(one => String(one[field] ?? '').trim() !== '')
  const finalDate = day(said.finalDate)
  return {
    ...(has('title') ? {} : { title: 'required' }),
    ...(has('description') ? {} : { description: 'required' }),
    ...(idOf(said.contractType) === null && usedLists(lists)['contract-type']
      ? { contractType: 'required' }
      : {}),
    ...(said.city || said.remote === 'fully' ? {} : { addressJSON: 'required' }),
    ...(finalDate === null ? { finalDate: 'required' } : {}),
    ...(finalDate !== null && isPastRefused && finalDate < today ? { finalDate: 'job_final_date_past' } : {}),
  }
}

function assertOrder(said: Input): void {
  const [min, max] = [said.salaryMin, said.salaryMax]
  if (typeof min === 'number' && typeof max === 'number' && max < min)
    throw invalid({ salaryMax: 'job_salary_order' })
  const [finalDate, expiresAt] = [day(said.finalDate), day(said.expiresAt)]
  if (finalDate && expiresAt && expiresAt < finalDate) throw invalid({ expiresAt: 'job_dates_order' })
}

/** Of the people of an offer those who are still of its firm. */
export async function recruitersLeft({ recruiters, firm }: Row, { db }: Context): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    select id from app_user where id = any(${idsIn(recruiters)}::int[]) and firm_id = ${idOf(firm)}
      order by id`
  return rows.map(({ id }) => id)
}

/** @throws 403 where the fair has no offers, 422 by field */
export async function beforeJobWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  const [fair, firm] = [idIn('fair', sent, current), idIn('firm', sent, current)]
  const facts = await factsOf(fair, firm, context)
  if (!facts) throw invalid({ fair: fair === null ? 'required' : 'relation_not_found' })
  if (!facts.hasModule) throw forbidden('module_disabled')
  if (!facts.takesPart) throw invalid({ firm: firm === null ? 'required' : 'firm_not_in_fair' })
  await assertEntriesOf(fair, sent, context)
  await assertSubFamily(sent, current, context)
  await assertLanguages(sent, context)
  await assertRecruiters(sent, current, firm, context)
  const input = { ...sent, ...(await placeOf(sent, context)) }
  const said: Input = { remote: 'none', ...current, ...input }
  assertOrder(said)
  if (said.isVisible !== true) return input
  const isOpening = current?.isVisible !== true
  const missing = missingIn(said, isOpening || 'finalDate' in sent, facts)
  if (Object.keys(missing).length) throw invalid(missing)
  return said.openedAt ? input : { ...input, openedAt: context.services.now().toISOString() }
}

/** @throws 422 for a sub-family of another family */
async function assertSubFamily(sent: Input, current: Row | null, { db }: Context): Promise<void> {
  const [family, subFamily] = [idIn('family', sent, current), idIn('subFamily', sent, current)]
  if (subFamily === null || !('family' in sent || 'subFamily' in sent)) return
  const rows = await many(db)`
    select 1 from job_sub_family where id = ${subFamily} and job_family_id = ${family}::int`
  if (!rows.length) throw invalid({ subFamily: 'relation_not_found' })
}

/** It lies in the trash. @throws 403 while its fair has no jobs, 404 for one that has just been deleted, 409 while somebody who has applied waits for an answer */
export async function removeJob({ id, fair }: Row, context: Context): Promise<void> {
  const { db, services } = context
  await assertJobModule(idOf(fair), context)
  const there = await maybeOne(db)`select 1 from job where id = ${id} and deleted_at is null for update`
  if (!there) throw notFound()
  const waiting = await many(db)`
    select 1 from job_solicitation s where s.job_id = ${id} and ${isUnanswered} limit 1`
  if (waiting.length) throw conflict('applications_waiting')
  await sql`update job set deleted_at = ${services.now().toISOString()}::timestamptz, version = version + 1
    where id = ${id}`.execute(db)
}

/** What the firm keeps for itself is told to its people and to those who run the fair. */
export function presentJob(row: Row, { actor }: Context): Row {
  if (isOwnJob(actor, idOf(row.fair), idOf(row.firm))) return row
  return { ...row, reference: null, recruiters: [], participation: null }
}
