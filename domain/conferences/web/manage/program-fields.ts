import { timeZonesIn } from '#domain/fairs/web/time-zones.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { FormField } from '#platform/web/forms/form-field.tsx'

/** By which clock a programme is read, and how it is divided. */
export const programFields = (locale: Locale): readonly FormField[] => [
  { name: 'timeZone', kind: 'combobox', options: timeZonesIn(locale) },
  { name: 'dayChange', kind: 'text', maxLength: 5 },
  { name: 'slotMinutes', kind: 'number', min: 1, max: 240 },
]
