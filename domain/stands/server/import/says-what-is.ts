import { vatNumberOf } from '#domain/exhibitors/server/index.ts'
import { fold } from '#platform/contract/import.ts'
import type { StandImportField } from '../../contract/import/fields.ts'
import type { ImportRow, StandRowWords } from './check-rows.ts'
import type { KnownFirm, KnownStands } from './known.ts'

/** What a row says of the place of a stand. */
export const placeFields = ['hall', 'group', 'number'] as const

/** Whether both say the same in each column that the file has. */
export const isSame = (
  a: StandRowWords,
  b: StandRowWords | null | undefined,
  fields: readonly StandImportField[],
) => Boolean(b) && fields.every(name => a[name] === b?.[name])

export type Difference = { field: StandImportField; from: string | null; to: string }

const alike: Partial<Record<StandImportField, (word: string) => string | undefined>> = {
  firm: fold,
  email: word => word.toLowerCase(),
  vatNumber: word => vatNumberOf(word)?.plain,
}

const details = [
  'firm',
  'website',
  'email',
  'phone',
  'vatNumber',
  'street',
  'postalCode',
  'city',
  'slogan',
  'description',
] as const

/** What a row says of its firm that is not so; what it leaves empty says nothing. */
export function differences(
  { words, country }: ImportRow,
  firm: KnownFirm,
  known: KnownStands,
): Difference[] {
  const found = details.flatMap((field): Difference[] => {
    const [said, is] = [words[field], firm.words[field]]
    const plain = alike[field] ?? ((word: string) => word)
    if (said === undefined || (is !== undefined && plain(said) === plain(is))) return []
    return [{ field, from: is ?? null, to: said }]
  })
  if (country !== null && country !== firm.country)
    found.push({ field: 'country', from: null, to: words.country ?? '' })
  if (words.sector !== undefined && known.sectors.get(fold(words.sector)) !== firm.sector)
    found.push({ field: 'sector', from: null, to: words.sector })
  return found
}
