import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceFigures } from '../../contract/statistics.ts'
import { FigureExport } from './figure-export.tsx'
import styles from './session-figures.module.css'

type Props = { conference: number; figures: ConferenceFigures }

/** What people thought of it, in stars and in words; whose they are is told to nobody. */
export function RatingFigures({ conference, figures: { ratings, comments } }: Props) {
  const t = useWords('conferences')
  const locale = dateLocale(useLocale())
  if (!ratings.count) return null
  const stars = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <section className={styles.part} aria-labelledby="presence-rating">
      <header className={styles.head}>
        <h2 id="presence-rating">{t('presence.rating')}</h2>
        {comments.length > 0 && <FigureExport conference={conference} of="ratings" />}
      </header>
      <p className={styles.average}>
        <b>{t('presence.rating_of', { average: stars.format(ratings.average ?? 0) })}</b>
        <span>{t('presence.ratings', { count: ratings.count })}</span>
      </p>
      {comments.length > 0 && (
        <>
          <h3 className={styles.said}>{t('presence.comments')}</h3>
          <p className={styles.quiet}>{t('presence.comments_text')}</p>
          <ul className={styles.comments}>
            {comments.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same, the order is the identity
              <li key={at}>
                <b>{t('presence.rating_of', { average: one.stars })}</b>
                <span>{one.text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
