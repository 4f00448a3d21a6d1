import { sql } from 'kysely'
import { vatNumberOf } from '#domain/exhibitors/server/index.ts'
import { fold } from '#platform/contract/import.ts'
import { many } from '#platform/server/database/rows.ts'
import { colorOf, shapeOfFirm } from './firm-look.ts'
import type { ImportPlan, ImportTarget, PlannedFirm } from './plan.ts'
import { isFirmHidden, said, validationSaid } from './said-of-firm.ts'

/** New firms get their ids beforehand, so that a whole batch is one statement. */
async function numberNew(firms: readonly PlannedFirm[], { db }: ImportTarget): Promise<Set<PlannedFirm>> {
  const fresh = firms.filter(firm => firm.id === null)
  const rows = await many<{ id: number }>(db)`
    select nextval(pg_get_serial_sequence('firm', 'id'))::int as id
      from generate_series(1, ${fresh.length}::int)`
  for (const [at, firm] of fresh.entries()) firm.id = rows[at]?.id ?? null
  return new Set(fresh)
}

const wordsOf = (firm: PlannedFirm, language: string) => {
  const [slogan, description] = [said(firm, 'slogan'), said(firm, 'description')]
  const words = { ...(slogan && { slogan }), ...(description && { description }) }
  return Object.keys(words).length ? { [language]: words } : {}
}

const addressOf = (firm: PlannedFirm) => {
  const [street, postalCode] = [said(firm, 'street'), said(firm, 'postalCode')]
  return { ...(street && { street }), ...(postalCode && { postalCode }) }
}

/** Firms with what their rows say of them. What a row leaves out stays as it is, and so does what is the firm's in another fair. */
export async function writeFirms(
  firms: readonly PlannedFirm[],
  sectors: ImportPlan['sectors'],
  target: ImportTarget,
): Promise<void> {
  const { db, fair, language } = target
  const fresh = await numberNew(firms, target)
  const records = firms.map(firm => ({
    id: firm.id,
    is_new: fresh.has(firm),
    is_kept: firm.isKept,
    is_validated: validationSaid(firm),
    is_visible: !isFirmHidden(firm),
    name: firm.name,
    website: said(firm, 'website'),
    email: said(firm, 'email'),
    phone: said(firm, 'phone'),
    vat_number: vatNumberOf(said(firm, 'vatNumber') ?? '')?.plain ?? null,
    city: said(firm, 'city'),
    address: addressOf(firm),
    country_id: firm.rows.map(row => row.country).find(id => id !== null) ?? null,
    color: colorOf(firm.name),
    shape: shapeOfFirm(firm.name),
    translations: wordsOf(firm, language.code),
    sector_id: sectors.get(fold(said(firm, 'sector') ?? ''))?.id ?? null,
  }))
  const sent = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as x (id int, is_new boolean, is_kept boolean, is_validated int, is_visible boolean, name text,
      website text, email text,
    phone text, vat_number text, city text, country_id int, color text, shape text, translations jsonb,
      sector_id int, address jsonb)`
  await sql`
    insert into firm (id, is_visible, name, website, email, phone, vat_number, city, country_id, color,
      shape, translations, address_json)
    select id, is_visible, name, website, email, phone, vat_number, city, country_id, color, shape,
      translations, nullif(address, '{}')::text from ${sent} where is_new`.execute(db)
  await sql`
    update firm f set website = coalesce(x.website, f.website), email = coalesce(x.email, f.email),
      phone = coalesce(x.phone, f.phone),
      vat_number = coalesce(x.vat_number, f.vat_number), city = coalesce(x.city, f.city),
        country_id = coalesce(x.country_id, f.country_id), version = f.version + 1,
      address_json = nullif(coalesce(nullif(f.address_json, '')::jsonb, '{}') || x.address, '{}')::text,
      translations = f.translations || (select coalesce(jsonb_object_agg(key,
        coalesce(f.translations -> key, '{}') || value), '{}') from jsonb_each(x.translations))
    from ${sent} where f.id = x.id and not x.is_new and not x.is_kept`.execute(db)
  await sql`
    insert into fair_firm (fair_id, firm_id, is_validated) select ${fair}, id, is_validated
      from ${sent}
    on conflict on constraint fair_firm_taken do nothing`.execute(db)
  // The sector of the row is what the firm is known for: those it had come after it.
  await sql`
    update firm_business_sector s set rank = s.rank + 1 from ${sent}
    where s.firm_id = x.id and not x.is_kept and x.sector_id is not null
      and s.business_sector_id <> x.sector_id`.execute(db)
  await sql`
    insert into firm_business_sector (firm_id, business_sector_id, rank) select id, sector_id, 0 from ${sent}
      where sector_id is not null and not is_kept
    on conflict on constraint firm_sector_taken do update set rank = 0`.execute(db)
}
