import { locales } from '#platform/contract/locale.ts'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { FormBlock } from '../../contract/registration-form.ts'

type Label = FormBlock['label']
type Props = { label: Label; isRequired: boolean; hint?: string; onChange: (label: Label) => void }

/** The words that ask, a tab per language, with a mark where they are missing. */
export function LabelFields({ label, isRequired, hint, onChange }: Props) {
  const t = useWords('registration')
  const locale = useLocale()
  const isSaid = locales.some(code => label[code]?.trim())
  // The reader's own language first: it is the one they write.
  const order = [locale, ...locales.filter(code => code !== locale)]
  return (
    <LanguageTabs
      label={t('forms.languages')}
      languages={order.map(code => ({
        code,
        name: languageNames[code],
        isMissing: (isRequired || isSaid) && !label[code]?.trim(),
      }))}
    >
      {code => (
        <TextField
          name={code === locale ? 'label' : `label.${code}`}
          label={t('forms.label')}
          hint={hint}
          isRequired={isRequired}
          maxLength={160}
          value={label[code] ?? ''}
          onChange={words => onChange({ ...label, [code]: words })}
        />
      )}
    </LanguageTabs>
  )
}
