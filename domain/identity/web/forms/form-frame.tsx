import { useMemo, useRef } from 'react'
import { hrefOf } from '#platform/contract/href.ts'
import { locales } from '#platform/contract/locale.ts'
import { useSendPreview } from '#platform/web/screens/preview-frame.ts'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import type { FormBlock, FormType } from '../../contract/registration-form.ts'
import { missingIn } from './block-words.ts'
import { formPreview, previewSign } from './form-preview.ts'
import styles from './forms.module.css'

type Props = { type: FormType; blocks: FormBlock[]; salon: string | undefined }

/** The registration page itself beside its editor, in each language, as it is composed. */
export function FormFrame({ type, blocks, salon }: Props) {
  const t = useWords('identity')
  const frame = useRef<HTMLIFrameElement>(null)
  useSendPreview(
    formPreview,
    frame,
    useMemo(() => ({ blocks }), [blocks]),
  )
  const missing = new Set(blocks.flatMap(missingIn))
  const page = hrefOf(accountPaths.registerFormtype, { formtype: type }, salon)
  return (
    <section className={styles.preview} aria-label={t('forms.preview')}>
      <LanguageTabs
        isLazy
        label={t('forms.preview_in')}
        languages={locales.map(code => ({
          code,
          name: languageNames[code],
          isMissing: missing.has(code),
        }))}
      >
        {code => (
          <iframe
            key={code}
            ref={frame}
            title={t('forms.preview')}
            className={styles.frame}
            src={`${page}?lang=${code}&${previewSign}=1`}
          />
        )}
      </LanguageTabs>
    </section>
  )
}
