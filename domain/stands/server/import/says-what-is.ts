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

const alike: Partial<Record<StandImportField, (word: string) => string | undefined>> = {
  firm: fold,
  email: word => word.toLowerCase(),
  vatNumber: word => vatNumberOf(word)?.plain,
}

/** Whether all that a row says of its firm is so already; what it leaves empty says nothing. */
export function saysWhatIs({ words, country }: ImportRow, firm: KnownFirm, known: KnownStands): boolean {
  const details = ['firm', 'website', 'email', 'phone', 'vatNumber', 'street', 'postalCode', 'city'] as const
  return (
    [...details, 'slogan' as const, 'description' as const].every(name => {
      const [said, is] = [words[name], firm.words[name]]
      const plain = alike[name] ?? ((word: string) => word)
      return said === undefined || (is !== undefined && plain(said) === plain(is))
    }) &&
    (country === null || country === firm.country) &&
    (words.sector === undefined || known.sectors.get(fold(words.sector)) === firm.sector)
  )
}
