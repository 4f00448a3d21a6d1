import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import styles from './profile.module.css'

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const isYear = (year: string) => /^(19|20)\d{2}$/.test(year)

/** A month of a year; `undefined` while it is half said. */
export const monthOf = (month: string, year: string): string | null | undefined =>
  !month && !year ? null : month && isYear(year) ? `${year}-${month}` : undefined

/** The month in which something began or ended. */
export function MonthField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange: (value: string | null | undefined) => void
}) {
  const t = useWords('jobs')
  const locale = dateLocale(useLocale())
  const [year, setYear] = useState(value?.slice(0, 4) ?? '')
  const [month, setMonth] = useState(value?.slice(5) ?? '')
  const name = (one: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`2026-${one}-15`))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className={styles.month} role="group" aria-label={label}>
      <SelectField
        label={label}
        options={[{ id: '', label: t('profile.no_month') }, ...months.map(id => ({ id, label: name(id) }))]}
        value={month}
        onChange={id => {
          setMonth(id ?? '')
          onChange(monthOf(id ?? '', year))
        }}
      />
      <TextField
        label={t('profile.year')}
        inputMode="numeric"
        maxLength={4}
        value={year}
        onChange={next => {
          setYear(next)
          onChange(monthOf(month, next))
        }}
        {...(monthOf(month, year) === undefined && { error: t('profile.month_incomplete') })}
      />
    </div>
  )
}
