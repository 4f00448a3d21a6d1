import { useId } from 'react'
import type { Locale } from '#platform/contract/locale.ts'
import { languageNames } from '../words/language-names.ts'
import { type FormField, FormFieldControl } from './form-field.tsx'
import styles from './word-grid.module.css'

type Props = {
  /** What is said in each language; `name` alone. */
  field: FormField
  label: string
  hint?: string
  languages: readonly Locale[]
  /** Where the words of a language stand in the form. */
  nameIn: (locale: Locale) => string
  valueIn: (locale: Locale) => unknown
  onChange: (locale: Locale, value: unknown) => void
}

/** One text in all languages, side by side: the first is the one that others are translated from. */
export function WordGrid({ field, label, hint, languages, nameIn, valueIn, onChange }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid
    <div className={styles.text} role="group" aria-labelledby={id} aria-describedby={hint && `${id}-hint`}>
      <b className={styles.label} id={id}>
        {label}
      </b>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.grid}>
        {languages.map((locale, at) => (
          <div key={locale} lang={locale}>
            <FormFieldControl
              field={{ ...field, name: nameIn(locale), isRequired: field.isRequired && at === 0 }}
              label={languageNames[locale]}
              value={valueIn(locale)}
              onChange={value => onChange(locale, value)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
