import { useQuery } from '@tanstack/react-query'
import { jobSetupOfFair } from '#domain/fairs/contract/endpoints.ts'
import { fairs } from '#domain/fairs/contract/fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { configurationWith, isWithoutParent, jobTables, usedLists } from '../../contract/used-lists.ts'
import { FairSettings } from '../offers/settings/fair-settings-form.tsx'
import styles from './job-configuration.module.css'

/** Which lists the job offers and CVs of the current fair are described with. */
export default function JobConfigurationPage() {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const setup = useQuery(callQuery(api, jobSetupOfFair, { query: { fairId: fair.id } }))
  if (setup.error)
    return (
      <ErrorState title={t('configuration.failed')} onRetry={() => void setup.refetch()}>
        {setup.error.message}
      </ErrorState>
    )
  if (!setup.data) return <Skeleton shape="rows" count={8} />
  return (
    <div className={styles.page}>
      <PageTitle title={t('configuration.title')} before={fair.name} />
      {!setup.data.isUsingJobModule && <p className={styles.off}>{t('configuration.module_off')}</p>}
      <section className={styles.section} aria-labelledby="job-applications">
        <h2 id="job-applications">{t('fair_settings.title')}</h2>
        <FairSettings />
      </section>
      <div className={styles.heading}>
        <h2>{t('fair_settings.lists')}</h2>
        <p>{t('configuration.lead')}</p>
      </div>
      <UsedListsForm key={`${setup.data.id} ${setup.data.jobModuleConfiguration}`} setup={setup.data} />
    </div>
  )
}

function UsedListsForm({ setup }: { setup: ResponseOf<typeof jobSetupOfFair> }) {
  const t = useWords('jobs')
  const names = useWords('reference')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const draft = useDraft(usedLists(setup.jobModuleConfiguration), `draft:job-lists:${setup.id}`)
  const used = draft.value
  const { submit, problems, isPending } = useSubmit(async () => {
    const jobModuleConfiguration = configurationWith(setup.jobModuleConfiguration, used)
    await api.update(fairs, setup.id, { jobModuleConfiguration })
    draft.reset()
    await refresh(fairs, jobSetupOfFair)
    toast.success(t('configuration.saved'))
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('configuration.title')}>
      <ul className={styles.list}>
        {jobTables.map(({ slug, path, list }) => {
          const isIdle = isWithoutParent(used, slug)
          const name = names(`titles.${list}`)
          return (
            <li key={slug} className={styles.row}>
              <CheckboxField
                hint={isIdle ? t('configuration.needs_family') : t(`configuration.about_${slug}`)}
                isSelected={Boolean(used[slug]) && !isIdle}
                isDisabled={isIdle}
                onChange={isUsed => draft.set(slug, isUsed)}
              >
                {name}
              </CheckboxField>
              <ButtonLink
                variant="ghost"
                href={href(path)}
                aria-label={t('configuration.entries_of', { list: name })}
              >
                {t('configuration.entries')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
      <SaveActions draft={draft} isPending={isPending} />
    </Form>
  )
}
