import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import type { FormField } from '../forms/form-field.tsx'
import { useLocale, useWords } from '../words/words.ts'

/** A value as the form shows it, in a line of words. */
export function useValueWords() {
  const t = useWords('saving')
  const locale = useLocale()
  return (field: FormField | undefined, value: unknown): string => {
    if (field?.kind === 'switch') return t(value ? 'yes' : 'no')
    if (value === null || value === undefined || value === '') return t('empty')
    return wordsIn(field, value, locale) || t('empty')
  }
}

function wordsIn(field: FormField | undefined, value: unknown, locale: Locale): string {
  const labelOf = (id: unknown) => field?.options?.find(one => one.id === String(id))?.label ?? String(id)
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  if (field?.kind === 'datetime')
    return new Intl.DateTimeFormat(dateLocale(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: field.timeZone ?? 'Europe/Paris',
    }).format(new Date(String(value)))
  return field?.options ? labelOf(value) : String(value)
}
