import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './offer-page.module.css'
import type { OfferView } from './offer-view.ts'

/** What the work is, and whom it is for, in the firm’s words. */
export function OfferText({ view }: { view: OfferView }) {
  const t = useWords('jobs')
  const lang = view.wordsIn ?? undefined
  return (
    <div className={styles.words}>
      <section aria-labelledby="offer-work">
        <h2 id="offer-work" className={styles.title}>
          {t('offer.work')} <LanguageMark of={view.wordsIn} />
        </h2>
        {view.description ? (
          <RichText html={view.description} lang={lang} />
        ) : (
          <p className={styles.quiet}>{t('offer.no_text')}</p>
        )}
      </section>
      {view.profile && (
        <section aria-labelledby="offer-profile">
          <h2 id="offer-profile" className={styles.title}>
            {t('offer.profile')}
          </h2>
          <RichText html={view.profile} lang={lang} />
        </section>
      )}
    </div>
  )
}
