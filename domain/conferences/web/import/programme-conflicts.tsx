import { dateLocale } from '#platform/contract/locale.ts'
import styles from '#platform/web/import/import.module.css'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'

import type { Deciding } from './decisions.ts'

/** What was changed here and in the file: one of both stays. And what is taken for the same. */
export function ProgrammeConflicts({ preview, decisions, isPending, decide }: Deciding) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { conflicts, alike, timeZone } = preview
  const moment = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const shown = (field: string, text: string) => {
    const [begin, end] = text.split('/')
    if (field === 'time' && begin && end) return moment.formatRange(new Date(begin), new Date(end))
    return text || t('import.empty')
  }
  const theirs = decisions.theirs ?? []
  const apart = decisions.apart ?? []
  const without = <T,>(rows: readonly T[], one: T) => rows.filter(row => row !== one)
  return (
    <>
      {conflicts.count > 0 && (
        <section aria-labelledby="programme-conflicts">
          <h2 className={styles.heading} id="programme-conflicts">
            {t('import.conflicts', { count: conflicts.count })}
          </h2>
          <div className={styles.mendings}>
            {conflicts.first.map(({ key, name, field, here, file, isTheirs }) => (
              <RadioGroupField<'here' | 'file'>
                key={key}
                label={`${name} · ${t(`import.field_${field}`)}`}
                options={[
                  { id: 'here', label: t('import.conflict_here', { text: shown(field, here) }) },
                  { id: 'file', label: t('import.conflict_file', { text: shown(field, file) }) },
                ]}
                value={isTheirs ? 'file' : 'here'}
                isDisabled={isPending}
                onChange={id => decide({ theirs: id === 'file' ? [...theirs, key] : without(theirs, key) })}
              />
            ))}
          </div>
        </section>
      )}
      {alike.count > 0 && (
        <section aria-labelledby="programme-alike">
          <h2 className={styles.heading} id="programme-alike">
            {t('import.alike', { count: alike.count })}
          </h2>
          <p className={styles.note}>{t('import.alike_text')}</p>
          {alike.first.map(({ id, name, isApart }) => (
            <CheckboxField
              key={id}
              isSelected={!isApart}
              isDisabled={isPending}
              onChange={isSame => decide({ apart: isSame ? without(apart, id) : [...apart, id] })}
            >
              {name}
            </CheckboxField>
          ))}
        </section>
      )}
    </>
  )
}
