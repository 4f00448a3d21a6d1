import { useQuery } from '@tanstack/react-query'
import { jobSetupOfFair } from '#domain/fairs/contract/endpoints.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { SaveLine } from '#platform/web/saving/save-line.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { type JobSettings, readJobSettings } from '../../contract/fair-settings.ts'
import { jobTables } from '../../contract/used-lists.ts'
import { FairSettings } from '../offers/settings/fair-settings-form.tsx'
import { useJobConfiguration } from '../offers/settings/use-job-configuration.ts'
import { UsedLists } from '../offers/settings/used-lists-form.tsx'
import styles from './job-configuration.module.css'

/** How the current fair keeps its applications, and which lists its offers and CVs are described with. */
export default function JobConfigurationPage() {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const setup = useQuery(callQuery(api, jobSetupOfFair, { query: { fairId: fair.id } }))
  const settings = useQuery(callQuery(api, readJobSettings, { params: { id: fair.id } }))
  const error = setup.error ?? settings.error
  const retry = () => void Promise.all([setup.refetch(), settings.refetch()])
  if (error)
    return (
      <ErrorState title={t('configuration.failed')} onRetry={retry}>
        {error.message}
      </ErrorState>
    )
  return (
    <div className={styles.page}>
      <PageTitle title={t('configuration.title')} before={fair.name} />
      {setup.data && settings.data ? (
        <Configuration key={fair.id} fair={fair.id} setup={setup.data} settings={settings.data} />
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </div>
  )
}

type Props = { fair: number; setup: ResponseOf<typeof jobSetupOfFair>; settings: JobSettings }

function Configuration({ fair, setup, settings }: Props) {
  const t = useWords('jobs')
  const names = useWords('reference')
  const saving = useJobConfiguration(fair, settings, setup)
  const labelOf = (field: string) => {
    const table = jobTables.find(({ slug }) => slug === field)
    return table ? names(`titles.${table.list}`) : withAnyKey(t)(`fair_settings.${field}`)
  }
  const wordsOf = (field: string, value: unknown) =>
    typeof value === 'boolean'
      ? t(value ? 'configuration.yes' : 'configuration.no')
      : field === 'anonymousFirst'
        ? withAnyKey(t)(`fair_settings.anonymousFirst_${value}`)
        : String(value)
  return (
    <>
      {!setup.isUsingJobModule && <p className={styles.off}>{t('configuration.module_off')}</p>}
      <SaveLine saving={saving} />
      <FieldConflicts saving={saving} labelOf={labelOf} wordsOf={wordsOf} />
      <section className={styles.section} aria-labelledby="job-applications">
        <h2 id="job-applications">{t('fair_settings.title')}</h2>
        <FairSettings saving={saving} />
      </section>
      <div className={styles.heading}>
        <h2>{t('fair_settings.lists')}</h2>
        <p>{t('configuration.lead')}</p>
      </div>
      <UsedLists saving={saving} />
    </>
  )
}
