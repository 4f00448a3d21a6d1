import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'

type Stored = { name: string; addressJson: string | null; city: string | null; country: string | null }

const partsOf = (text: string | null): Record<string, unknown> => {
  try {
    return fieldsIn(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** An exhibitor as it is written to. */
export async function buyerOf(firm: number, locale: Locale, db: Kysely<Tables>) {
  const stored = await maybeOne<Stored>(db)`
    select f.name, f.address_json as "addressJson", f.city, ${translatedText('c', 'name', locale)} as country
    from firm f left join country c on c.id = f.country_id where f.id = ${firm}`
  const { street, additional, postalCode } = partsOf(stored?.addressJson ?? null)
  const town = [postalCode, stored?.city].filter(Boolean).join(' ')
  return {
    name: stored?.name ?? '',
    address: [street, additional, town, stored?.country].filter(Boolean).map(String).join('\n'),
  }
}

/** The language of a firm's administrator, else the fair's. */
export async function languageOfBuyer(firm: number, fair: number, db: Kysely<Tables>): Promise<Locale> {
  const row = await maybeOne<{ code: string }>(db)`
    select coalesce(
      (select u.locale from app_user u where u.firm_id = ${firm} and u.is_firm_admin and not u.is_closed
        order by u.id limit 1),
      (select l.code from fair f join language l on l.id = f.main_language_id where f.id = ${fair})) as code`
  const code = row?.code
  return isLocale(code) ? code : 'fr'
}
