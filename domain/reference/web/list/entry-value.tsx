import type { FieldDescription } from '#platform/contract/list-administration.ts'
import { isRecord } from '#platform/contract/record.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Entry } from './list-source.ts'

/** What a relation is called in a cell. */
export const calledRelated = (value: unknown) => {
  if (!isRecord(value)) return ''
  return String(value.name ?? value.homepage ?? value.code ?? `#${value.id}`)
}

/** One field of an entry, as a cell shows it. */
export function EntryValue({ field, entry }: { field: FieldDescription; entry: Entry }) {
  const t = useWords('reference')
  const locale = useLocale()
  const value = entry[field.name]
  if (value === null || value === undefined) return null
  if (field.kind === 'relation') return calledRelated(value)
  if (field.kind === 'boolean') return value ? t('list.yes') : t('list.no')
  if (field.kind === 'number') return Number(value).toLocaleString(locale)
  if (field.kind === 'choice') return t(`choices.${String(value)}`)
  return String(value)
}
