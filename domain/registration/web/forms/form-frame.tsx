import { useMemo, useRef } from 'react'
import desk from '#domain/fairs/web/homepage/homepage.module.css'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useSendPreview } from '#platform/web/screens/preview-frame.ts'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { FormType } from '../../contract/registration-form.ts'
import { missingIn } from './block-words.ts'
import { type FormPreview, formPreview, previewSign } from './form-preview.ts'
import styles from './forms.module.css'

type Props = FormPreview & { type: FormType; salon: string | undefined; languages: readonly Locale[] }

/** The registration page itself beside its editor, in each language, as it is composed. */
export function FormFrame({ type, salon, languages, ...preview }: Props) {
  const t = useWords('registration')
  const missing = new Set(preview.blocks.flatMap(block => missingIn(block, languages)))
  const page = hrefOf(accountPaths.registerFormtype, { formtype: type }, salon)
  return (
    <section className={desk.preview} aria-label={t('forms.preview')}>
      <LanguageTabs
        isLazy
        label={t('forms.preview_in')}
        languages={languages.map(code => ({
          code,
          name: languageNames[code],
          isMissing: missing.has(code),
        }))}
      >
        {code => <Frame key={code} page={`${page}?lang=${code}&${previewSign}=1`} {...preview} />}
      </LanguageTabs>
    </section>
  )
}

function Frame({ page, blocks, focus }: FormPreview & { page: string }) {
  const t = useWords('registration')
  const frame = useRef<HTMLIFrameElement>(null)
  useSendPreview(
    formPreview,
    frame,
    useMemo(() => ({ blocks, focus }), [blocks, focus]),
  )
  return <iframe ref={frame} title={t('forms.preview')} className={styles.frame} src={page} />
}
