import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { fullProfile } from '../../contract/profile-calls.ts'
import { AskReason } from './ask-reason.tsx'
import { CvView } from './cv-view.tsx'
import styles from './profile.module.css'

/** The CV of somebody else. Each time it is fetched its person is told of a look: so once, as long as it is shown. */
export function ReadProfile({ id, children }: { id: number; children?: ReactNode }) {
  const t = useWords('jobs')
  const api = useApi()
  const [reason, say] = useState('')
  const [locale, setLocale] = useState<Locale>()
  const [isNamed, name] = useState(false)
  const query = { ...(reason && { reason }), ...(locale && { locale }), ...(isNamed && { named: '1' }) }
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(fullProfile), id, query],
    queryFn: () => api.call(fullProfile, { params: { id }, query }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (error instanceof ProblemError && error.problem.errors?.reason) return <AskReason onSay={say} />
  if (error)
    return (
      <ErrorState
        title={t(error instanceof ProblemError && error.status === 404 ? 'cv.gone' : 'cv.failed')}
        onRetry={() => void refetch()}
      >
        {error instanceof ProblemError && error.status === 404 ? t('cv.gone_text') : error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="lines" count={8} />
  const { person, profile, locales } = data
  const languages = locales.filter(isLocale)
  return (
    <div className={styles.view}>
      <div>
        <p className={styles.who}>
          {[person.firstName, person.lastName].filter(Boolean).join(' ') || t('apply.nameless')}{' '}
          <LanguageMark of={profile.locale} />
        </p>
        {(person.email || person.phone) && (
          <p className={styles.contact}>
            {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
            {person.phone && <a href={`tel:${person.phone}`}>{person.phone}</a>}
          </p>
        )}
      </div>
      {person.id === null && (
        <div className={styles.ready}>
          <span>{t('recruiting.reveal_cv_text')}</span>
          <Button variant="secondary" icon={Eye} onPress={() => name(true)}>
            {t('recruiting.reveal')}
          </Button>
        </div>
      )}
      {languages.length > 1 && (
        <Segmented
          label={t('profile.language')}
          value={profile.locale}
          onChange={setLocale}
          segments={languages.map(code => ({ id: code, label: languageNames[code] }))}
        />
      )}
      {children}
      <CvView cv={profile} lang={profile.locale} />
    </div>
  )
}
