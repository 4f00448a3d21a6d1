import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Brochure } from '../../contract/configuration.ts'
import styles from './configure.module.css'
import { languageName } from './languages.ts'

type Props = {
  brochure: Brochure
  main: string
  codes: readonly string[]
  onChange: (change: Partial<Brochure>, field: string) => void
  close: () => void
}

const inAll = 'all'

/** The names of a brochure, a word about it, and in which language it is shown. */
export function BrochureDialog({ brochure, main, codes, onChange, close }: Props) {
  const t = useWords('stands')
  const named = (code: string, name: string) => {
    const { [code]: _before, ...rest } = brochure.titles
    onChange({ titles: name ? { ...rest, [code]: name } : rest }, `titles.${code}`)
  }
  return (
    <Dialog
      title={t('configure.brochure_edit')}
      lead={brochure.file?.name}
      isOpen
      onOpenChange={isOpen => !isOpen && close()}
      footer={<Button onPress={close}>{t('configure.brochure_done')}</Button>}
    >
      <div className={styles.part}>
        <TextField
          label={t('configure.brochure_name', { language: languageName(main) })}
          maxLength={160}
          isRequired
          value={brochure.title}
          onChange={title => onChange({ title }, 'title')}
        />
        {codes
          .filter(code => code !== main && brochure.language === null)
          .map(code => (
            <TextField
              key={code}
              label={t('configure.brochure_name', { language: languageName(code) })}
              maxLength={160}
              placeholder={brochure.title}
              value={brochure.titles[code] ?? ''}
              onChange={name => named(code, name)}
            />
          ))}
        <TextAreaField
          label={t('configure.brochure_text')}
          maxLength={300}
          rows={3}
          value={brochure.description ?? ''}
          onChange={text => onChange({ description: text || null }, 'description')}
        />
        <SelectField
          label={t('configure.brochure_language')}
          options={[
            { id: inAll, label: t('configure.brochure_all') },
            ...codes.map(code => ({ id: code, label: languageName(code) })),
          ]}
          value={brochure.language ?? inAll}
          onChange={code => onChange({ language: code === inAll ? null : code }, 'language')}
        />
      </div>
    </Dialog>
  )
}
