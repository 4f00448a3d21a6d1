import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import type { FormField } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { anonymousFirsts } from '../../../contract/choices.ts'
import { type JobSettings, readJobSettings, writeJobSettings } from '../../../contract/fair-settings.ts'

/** How the fair keeps its applications: by which day they are answered, how they are first read, how long they stay. */
export function FairSettings() {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const settings = useQuery(callQuery(api, readJobSettings, { params: { id: fair.id } }))
  if (settings.error)
    return (
      <ErrorState title={t('fair_settings.failed')} onRetry={() => void settings.refetch()}>
        {settings.error.message}
      </ErrorState>
    )
  if (!settings.data) return <Skeleton shape="rows" count={6} />
  return <SettingsForm key={JSON.stringify(settings.data)} fair={fair.id} settings={settings.data} />
}

function SettingsForm({ fair, settings }: { fair: number; settings: JobSettings }) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const draft = useDraft(settings, `draft:job-settings:${fair}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(writeJobSettings, { params: { id: fair }, body: draft.value })
    draft.reset()
    await refresh(readJobSettings)
    toast.success(t('configuration.saved'))
  })
  const fields: FormField[] = [
    { name: 'answerDays', kind: 'number', min: 1, max: 30, isRequired: true },
    { name: 'isAnswerPromised', kind: 'switch' },
    {
      name: 'anonymousFirst',
      kind: 'select',
      options: anonymousFirsts.map(id => ({ id, label: t(`fair_settings.anonymousFirst_${id}`) })),
    },
    { name: 'isUsingLibrary', kind: 'switch' },
    { name: 'isTakingApplicationsAfter', kind: 'switch' },
    { name: 'keepingMonths', kind: 'number', min: 1, max: 24, isRequired: true },
  ]
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('fair_settings.title')}>
      <DraftFields t={t} prefix="fair_settings" fields={fields} draft={draft} />
      <SaveActions draft={draft} isPending={isPending} />
    </Form>
  )
}
