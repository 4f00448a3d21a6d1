import { sql } from 'kysely'
import { many, one } from '#platform/server/database/rows.ts'
import type { Furnishing } from '../furnish/furnishing.ts'
import type { JobEntries } from './entries.ts'
import { type DemoOffer, demoOffers, yardOffers } from './offers.ts'

const dayMs = 86_400_000
/** So many firms besides the yard offer something. */
const offering = 30
/** The yard has offered for longer than anybody has applied. */
const yardDays = 30

export type AddedOffers = { yard: number[]; others: number[]; yardFirm: number }

async function addOffer(
  { firm, fair, at, openedDaysAgo }: { firm: number; fair: number; at: number; openedDaysAgo: number },
  offer: DemoOffer,
  entries: JobEntries,
  { db, now, lists }: Furnishing,
): Promise<number> {
  const {
    salary,
    city,
    postalCode,
    remote,
    days,
    words,
    languages = {},
    period = 'year',
    positions = 1,
  } = offer
  const opened = new Date(now.getTime() - openedDaysAgo * dayMs).toISOString()
  const finalDate = new Date(now.getTime() + (days + (at % 7)) * dayMs).toISOString().slice(0, 10)
  const { id } = await one<{ id: number }>(db)`
    insert into job (fair_id, firm_id, reference, translations, job_family_id, job_contract_type_id,
      job_function_id, job_function_level_id, job_education_level_id, job_experience_id, languages, remote,
      address_json, city, postal_code, country_id, salary_min, salary_max, salary_period, positions,
        final_date,
      is_visible, opened_at, created_at)
    values (${fair}, ${firm}, ${`D-${at + 1}`}, ${JSON.stringify(words)}::jsonb,
      ${entries.of('job_family', offer.family)}, ${entries.of('job_contract_type', offer.contract)},
      ${entries.of('job_function', offer.jobFunction)}, ${entries.of('job_function_level', offer.level)},
      ${offer.education === undefined ? null : entries.of('job_education_level', offer.education)}::int,
      ${entries.of('job_experience', offer.experience)},
      ${JSON.stringify(
        Object.entries(languages).map(([code, level]) => ({
          language: lists.languages.of(code),
          level: entries.of('job_language_level', level),
        })),
      )}::jsonb, ${remote},
      ${JSON.stringify({ city, postalCode, country: 'FR' })}, ${city}, ${postalCode},
      (select id from country where iso = 'FR'), ${salary?.[0] ?? null}::int, ${salary?.[1] ?? null}::int,
      ${period}, ${positions}, ${finalDate}::date, true, ${opened}::timestamptz, ${opened}::timestamptz)
    returning id`
  const skills = offer.skills.map(name => entries.of('job_personal_skill', name))
  await sql`insert into job_job_personal_skill (job_id, job_personal_skill_id)
    select ${id}, unnest(${skills}::int[])`.execute(db)
  return id
}

/** What the yard on the first booth offers, a draft besides, and what other firms do that the fair has let in. */
export async function addOffers(
  fair: number,
  entries: JobEntries,
  furnishing: Furnishing,
): Promise<AddedOffers> {
  const { db } = furnishing
  const first = await one<{ firm: number }>(db)`
    select firm_id as firm from stand where fair_id = ${fair} order by id limit 1`
  const yard: number[] = []
  for (const [at, offer] of yardOffers.entries())
    yard.push(
      await addOffer(
        { fair, firm: first.firm, at, openedDaysAgo: yardDays - at },
        offer,
        entries,
        furnishing,
      ),
    )
  await sql`
    insert into job (fair_id, firm_id, reference, translations, remote)
    values (${fair}, ${first.firm}, 'D-4',
      ${JSON.stringify({ fr: { title: 'Cheffe ou chef d’atelier, équipe du soir' } })}::jsonb,
        'none')`.execute(db)
  const firms = await many<{ id: number }>(db)`
    select firm_id as id from fair_firm
      where fair_id = ${fair} and is_validated = 1 and firm_id <> ${first.firm}
    order by firm_id limit ${offering}`
  const others: number[] = []
  for (const [at, firm] of firms.entries()) {
    const offer = demoOffers[at % demoOffers.length]
    if (offer)
      others.push(
        await addOffer({ fair, firm: firm.id, at, openedDaysAgo: at % 9 }, offer, entries, furnishing),
      )
  }
  return { yard, others, yardFirm: first.firm }
}
