import { logo as logoUse } from '#domain/exhibitors/server/index.ts'
import type { DemoFirm } from '../firms/firm.ts'
import { siteOf } from '../firms/site.ts'
import { firmTexts } from '../firms/slogans.ts'
import { addColleagues } from './add-people.ts'
import type { FirmFiles } from './draw-firms.ts'
import { type FirmRecord, type Furnishing, json } from './furnishing.ts'
import { storeFile } from './store-file.ts'

const dialling: Record<string, string> = {
  FR: '+33 2',
  BE: '+32 9',
  NL: '+31 20',
  DE: '+49 30',
  ES: '+34 976',
  IT: '+39 0583',
}

const phoneOf = (country: string, index: number) =>
  `${dialling[country] ?? '+33 2'} 55 01 ${String(10 + (index % 90))} ${String(10 + ((index * 7) % 90))}`

const inDigits = (number: number, digits: number) => String(number).padStart(digits, '0')

/** Numbers whose check digits are right and which no register gives; without one where it is not said how they are made. */
const vatNumbers: Record<string, (index: number) => string> = {
  FR: index => `FR${inDigits((12 + 3 * (index % 97)) % 97, 2)}${inDigits(index, 9)}`,
  BE: index => `BE${inDigits(index, 8)}${inDigits(97 - (index % 97), 2)}`,
}

/** A firm with its logo, its sectors and its people; once, in however many fairs it takes part. */
export async function addFirm(firm: DemoFirm, files: FirmFiles, furnishing: Furnishing): Promise<FirmRecord> {
  const known = furnishing.firms.get(firm.name)
  if (known) return known
  const { db, lists } = furnishing
  const country = firm.country ?? 'FR'
  const site = siteOf(firm)
  const logo =
    files.logo &&
    (await storeFile(
      files.logo,
      { name: `${firm.name}.png`, mime: 'image/png', firm: null, use: logoUse },
      furnishing,
    ))
  const { id } = await db
    .insertInto('firm')
    .values({
      name: firm.name,
      firm_type_id: lists.firmTypes.of(firm.type ?? 'company'),
      website: site.address,
      email: site.email,
      phone: phoneOf(country, files.index),
      vat_number: vatNumbers[country]?.(files.index + 2) ?? null,
      country_id: lists.countries.of(country),
      city: firm.town,
      logo_id: logo?.id ?? null,
      color: firm.color,
      shape: firm.shape,
      social_networks: json({
        linkedin: `https://social.example/company/${site.domain.replace('.example', '')}`,
      }),
      translations: json(firmTexts(firm)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('firm_business_sector')
    .values(
      firm.sectors.map((code, rank) => ({ firm_id: id, business_sector_id: lists.sectors.of(code), rank })),
    )
    .execute()
  const people = await addColleagues(firm, id, files.index, furnishing)
  const record = { id, people, hasLogo: logo !== null }
  furnishing.firms.set(firm.name, record)
  return record
}
