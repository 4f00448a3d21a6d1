import { I18nProvider } from 'react-aria-components'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import type { Problem } from '#platform/contract/problem.ts'
import { Hearing } from '#platform/web/early.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { KitWordsProvider } from '#platform/web/ui/kit-words.tsx'
import { kitWordsFrom } from '#platform/web/ui/kit-words-from.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { BrandMark } from '../layouts/brand-mark.tsx'
import styles from './error-page.module.css'

/** Status and sentence of what was thrown while a page loaded or drew itself. */
function whatHappened(error: unknown): { status: number; message: string | null; isMissing: boolean } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: null, isMissing: false }
  const problem = error.data as Problem | null
  return { status: error.status, message: problem?.message ?? null, isMissing: error.status === 404 }
}

/** Any page that cannot be shown: why, and the way home. It depends on nothing that could have failed before. */
export function ErrorPage() {
  const error = useRouteError()
  const t = useWords('app')
  const kit = useWords('kit')
  const { revalidate, state } = useRevalidator()
  const { status, message, isMissing } = whatHappened(error)
  return (
    <I18nProvider locale={useLocale()}>
      <KitWordsProvider words={kitWordsFrom(kit)}>
        <main id="main" className={styles.page}>
          <BrandMark size={48} />
          <p className={styles.status}>{status}</p>
          <h1>{isMissing ? t('errors.not_found_title') : t('errors.title')}</h1>
          <p className={styles.text}>
            {isMissing ? t('errors.not_found_text') : (message ?? t('errors.text'))}
          </p>
          <div className={styles.actions}>
            <ButtonLink href="/">{t('errors.home')}</ButtonLink>
            {!isMissing && (
              <Button variant="secondary" isPending={state === 'loading'} onPress={() => void revalidate()}>
                {t('errors.again')}
              </Button>
            )}
          </div>
          <Hearing />
        </main>
      </KitWordsProvider>
    </I18nProvider>
  )
}
