import { dateLocale } from '#platform/contract/locale.ts'
import styles from '#platform/web/import/import.module.css'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ProgrammePreview } from '../../contract/programme-import.ts'
import { zoneName } from '../time/zones.ts'

const parts = ['rooms', 'tracks', 'speakers'] as const

/** What an import creates and changes, or has created and changed. */
export function ProgrammeFigures({ preview }: { preview: ProgrammePreview }) {
  const t = useWords('conferences')
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale)
  const { sessions, begins, ends, timeZone } = preview
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone })
  return (
    <>
      <Figures>
        <Figure
          label={t('import.sessions')}
          value={number.format(sessions.created)}
          sentence={sessions.changed ? t('import.changed', { count: sessions.changed }) : t('import.new')}
        />
        {parts.map(part => (
          <Figure
            key={part}
            label={t(`import.${part}`)}
            value={number.format(preview[part].created)}
            sentence={
              preview[part].updated
                ? t('import.also_updated', { count: preview[part].updated })
                : preview[part].created
                  ? t('import.new')
                  : t('import.none_new')
            }
          />
        ))}
      </Figures>
      <div className={styles.below}>
        {sessions.unchanged > 0 && (
          <p className={styles.note}>{t('import.unchanged', { count: sessions.unchanged })}</p>
        )}
        {begins && ends && (
          <p className={styles.note}>
            {t('import.span', {
              days: day.formatRange(new Date(begins), new Date(ends)),
              zone: zoneName(locale, timeZone, Date.parse(begins)),
            })}
          </p>
        )}
      </div>
    </>
  )
}
