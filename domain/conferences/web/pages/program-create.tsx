import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { DraftOf } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { programFields } from '../manage/program-fields.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { ModuleOff } from '../module-off.tsx'

/** A new programme of the fair, a draft until it is published. */
export default function ProgramCreatePage() {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { data } = useQuery(listQuery(api, conferencePrograms, { fair: fair.id, pagination: 'false' }))
  const draft = useDraft<DraftOf<typeof conferencePrograms>>(
    { dayChange: '04:00', slotMinutes: 5 },
    `draft:program:${fair.id}:new`,
  )
  const { submit, problems, isPending } = useSubmit(async () => {
    const made = await api.create(conferencePrograms, {
      fair: fair.id,
      rank: data?.total ?? 0,
      ...draft.changes,
    })
    draft.reset()
    await refresh(conferencePrograms, ...shownBySessions)
    toast.success(t('setup.program_created', { name: made.name ?? '' }))
    await navigate(href(conferencePaths.conferenceSetup))
  })
  if (!fair.isUsingConferenceModule) return <ModuleOff />
  return (
    <>
      <PageTitle title={t('setup.program_new')} lead={t('setup.create_lead')} />
      <Form problems={problems} onSubmit={submit} aria-label={t('setup.program_new')}>
        <FormSection title={t('session_form.words')}>
          <TranslatedFields
            draft={draft}
            t={t}
            prefix="setup"
            languages={fair.fairLanguages.map(({ code }) => code)}
            fields={[
              { name: 'name', kind: 'text', maxLength: 160 },
              { name: 'description', kind: 'textarea', maxLength: 4000 },
            ]}
          />
          <DraftFields draft={draft} t={t} prefix="setup" fields={programFields(locale)} />
        </FormSection>
        <SaveActions draft={draft} isPending={isPending} save={t('setup.program_create')} />
      </Form>
    </>
  )
}
