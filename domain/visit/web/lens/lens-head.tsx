import { useEffect, useState } from 'react'
import { Chip } from '#platform/web/ui/chip.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import styles from './lens.module.css'
import type { Lens } from './lens.ts'
import { useLanguageNames } from './spoken.ts'
import { useFreePeople } from './use-free-people.ts'

type Props = {
  place: { fair: number; hall?: number }
  lens: Lens
  /** What the place is called, and what else is said of it. */
  under: string
  /** The heading of the page, or one below it. */
  level?: 1 | 2
}

/** Longer lists are not read out. */
const named = 5
/** Who comes and goes at once is told at once. */
const quiet = 1500

/** How many are free, in which languages. */
export function LensHead({ place, lens, under, level = 1 }: Props) {
  const t = useWords('visit')
  const locale = useLocale()
  const nameOf = useLanguageNames()
  const { people, total, languages, isKnown, error, retry } = useFreePeople(place, lens.language)
  const said = total ? t('lens.count', { count: total }) : t('lens.nobody')
  const names = [...new Set(people.map(one => `${one.firstName} ${one.lastName} (${one.stand.name})`))]
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const news = !isKnown
    ? ''
    : names.length && names.length <= named
      ? t('lens.told', { said, names: list.format(names) })
      : said
  const told = useSettled(news)
  const Heading = level === 1 ? 'h1' : 'h2'
  const offered =
    lens.language && !languages.includes(lens.language) ? [...languages, lens.language] : languages
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>{isKnown ? said : t('lens.switch')}</Heading>
      <p className={styles.under}>{under}</p>
      {error && !isKnown && (
        <ErrorState title={t('lens.failed')} onRetry={retry}>
          {error.message}
        </ErrorState>
      )}
      {isKnown && total === 0 && (
        <p className={styles.under}>{t(lens.language ? 'lens.nobody_speaks' : 'lens.nobody_text')}</p>
      )}
      {offered.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div role="group" aria-label={t('lens.languages')} className={styles.languages}>
          <Chip isSelected={lens.language === null} onChange={() => lens.setLanguage(null)}>
            {t('lens.all')}
          </Chip>
          {offered.map(code => (
            <Chip
              key={code}
              isSelected={lens.language === code}
              onChange={isSelected => lens.setLanguage(isSelected ? code : null)}
            >
              <abbr title={nameOf(code)}>{code.toUpperCase()}</abbr>
            </Chip>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  )
}

/** What has stayed so for a moment. */
function useSettled(now: string): string {
  const [settled, settle] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => settle(now), quiet)
    return () => clearTimeout(timer)
  }, [now])
  return settled
}
