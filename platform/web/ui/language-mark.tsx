import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './language-mark.module.css'

/** The language of a text, in the reader’s words, where it is not theirs. The text itself carries it as `lang`. */
export function LanguageMark({ of }: { of: string | null | undefined }) {
  const { locale } = useLocale()
  if (!of || of === new Intl.Locale(locale).language) return null
  return (
    <span className={styles.mark} lang={locale}>
      {new Intl.DisplayNames(locale, { type: 'language' }).of(of)}
    </span>
  )
}
