import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { languagesOf } from '#domain/fairs/web/fair-context.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { type OfferWord, wordOf } from '../../../contract/job-fields.ts'
import styles from './edit.module.css'
import type { OfferDraft } from './use-offer.ts'

type Props = {
  draft: OfferDraft
  fair: PublicFair
  language: string
  setLanguage: (code: string) => void
}

/** What the work is called, what it is and whom it is for, a tab for each language of the fair. */
export function WordsPart({ draft: { saving, set }, fair, language, setLanguage }: Props) {
  const t = useWords('jobs')
  const said = (code: string, word: OfferWord) => String(saving.fields[wordOf(code, word)] ?? '')
  const main = fair.mainLanguage.code
  const codes = [...languagesOf(fair)].sort((a, b) => Number(b === main) - Number(a === main))
  return (
    <LanguageTabs
      isLazy
      label={t('edit.languages_of_offer')}
      current={language}
      onChange={setLanguage}
      languages={codes.map(code => ({
        code,
        name: languageNames[code],
        isMissing: !said(code, 'title'),
      }))}
    >
      {code => (
        <div className={styles.part} lang={code}>
          <TextField
            label={t('edit.title')}
            name={wordOf(code, 'title')}
            maxLength={160}
            value={said(code, 'title')}
            onChange={value => set(wordOf(code, 'title'), value)}
          />
          <RichTextField
            label={t('edit.description')}
            hint={t('edit.description_hint')}
            lang={code}
            value={said(code, 'description')}
            onChange={value => set(wordOf(code, 'description'), value)}
          />
          <RichTextField
            label={t('edit.profile')}
            lang={code}
            value={said(code, 'profile')}
            onChange={value => set(wordOf(code, 'profile'), value)}
          />
        </div>
      )}
    </LanguageTabs>
  )
}
