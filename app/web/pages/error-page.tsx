import { Suspense, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { NoFairProvider, useFair, useFairs, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import { HydrationMark } from '#platform/web/before-hydration.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { KitWordsProvider } from '#platform/web/ui/kit-words.tsx'
import { kitWordsFrom } from '#platform/web/ui/kit-words-from.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { errorTitle } from '../head.ts'
import { DoorFrame } from '../layouts/door-frame.tsx'
import styles from './error-page.module.css'
import { LastResort } from './last-resort.tsx'

/** Status and sentence of what was thrown while a page loaded or drew itself. */
function whatHappened(error: unknown): { status: number; message: string | null; isMissing: boolean } {
  const said = (status: number, problem: Problem | null) => ({
    status: status || 503,
    message: problem?.message ?? null,
    isMissing: status === 404,
  })
  if (isRouteErrorResponse(error)) return said(error.status, error.data as Problem | null)
  if (error instanceof ProblemError) return said(error.status, error.problem)
  return said(500, null)
}

// It comes with the page that failed, and with no other.
const DoorPicture = lazyWithRetry(async () => ({
  default: (await import('../layouts/door-picture.tsx')).DoorPicture,
}))
const Picture = () => (
  <Suspense>
    <DoorPicture />
  </Suspense>
)

/** A page that cannot be shown, where its fair or the platform around it can: why, and the ways on. */
export function FairErrorPage() {
  return (
    <DoorFrame picture={<Picture />}>
      <What ways={<FairWays />} />
    </DoorFrame>
  )
}

/** No page and no fair: an address that names none leads to all there are; anything else says what failed, and home. */
export function ErrorPage() {
  const kit = useWords('kit')
  const t = useWords('app')
  const { isMissing } = whatHappened(useRouteError())
  return (
    <LastResort text={t('errors.error_page')} home={t('errors.home')}>
      <I18nProvider locale={dateLocale(useLocale())}>
        <KitWordsProvider words={kitWordsFrom(kit)}>
          {isMissing ? (
            <NoFairProvider>
              <DoorFrame picture={<Picture />}>
                <What ways={<Fairs />} />
              </DoorFrame>
            </NoFairProvider>
          ) : (
            <div className={styles.alone}>
              <What ways={<ButtonLink href="/">{t('errors.home')}</ButtonLink>} />
            </div>
          )}
        </KitWordsProvider>
      </I18nProvider>
    </LastResort>
  )
}

function What({ ways }: { ways: React.ReactNode }) {
  const t = useWords('app')
  const { revalidate, state } = useRevalidator()
  const { status, message, isMissing } = whatHappened(useRouteError())
  const title = errorTitle(t, isMissing)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {!isMissing && <p className={styles.status}>{status}</p>}
      <h1>{isMissing ? t('errors.not_found_title') : t('errors.title')}</h1>
      <p className={styles.text}>{isMissing ? t('errors.not_found') : (message ?? t('errors.text'))}</p>
      {isMissing && <p>{t('errors.not_found_text')}</p>}
      <div className={styles.actions}>
        {ways}
        {!isMissing && (
          <Button variant="secondary" isPending={state === 'loading'} onPress={() => void revalidate()}>
            {t('errors.again')}
          </Button>
        )}
      </div>
      <HydrationMark />
    </main>
  )
}

function FairWays() {
  const t = useWords('app')
  const fair = useFair()
  const href = useSalonHref()
  if (!fair) return <ButtonLink href="/">{t('errors.home')}</ButtonLink>
  return (
    <>
      <ButtonLink href={href('/')}>{t('errors.own_fair', { fair: fair.name })}</ButtonLink>
      {!isClosed(fair.status.id) && (
        <>
          <ButtonLink variant="secondary" href={href(fairPaths.fairVisitLobby)}>
            {t('nav.halls')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={href(exhibitorPaths.exhibitorsList)}>
            {t('nav.exhibitors')}
          </ButtonLink>
        </>
      )}
    </>
  )
}

function Fairs() {
  const t = useWords('app')
  const fairs = useFairs()
  return (
    <nav className={styles.fairs} aria-label={t('errors.fairs')}>
      {fairs.length > 0 && <h2>{t('errors.fairs')}</h2>}
      <ul>
        {fairs.map(fair => (
          <li key={fair.id}>
            <ButtonLink variant="secondary" href={`/${fair.homepage}`}>
              {fair.name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink variant="ghost" href="/">
        {t('errors.home')}
      </ButtonLink>
    </nav>
  )
}
