import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { selectableFirms } from '#domain/exhibitors/contract/firm-lists.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { type PresentationType, presentationTypes } from '../../contract/presentation.ts'
import { makePresentation } from '../../contract/presentation-calls.ts'
import { ModuleOff } from '../module-off.tsx'
import { type PresentationDraft, PresentationFields } from '../presentations/presentation-fields.tsx'
import { sentPresentation } from '../presentations/sent-presentation.ts'
import { shownByPresentations } from '../presentations/shown-by-presentations.ts'

const fresh: PresentationDraft = {
  translations: {},
  begin: null,
  end: null,
  stand: null,
  speaker: null,
  url: null,
  isVisible: true,
  isPrivateChat: false,
  isMutingParticipants: true,
  isParticipantListVisible: false,
}

/** A new presentation: of one's own firm, or of any for those who run the fair. */
export default function PresentationCreatePage() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { user, roles } = usePerson()
  const isRunning = isFor(runners, roles)
  const [chosen, choose] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [type, setType] = useState<PresentationType>('built_in')
  const firms = useQuery({
    ...pageQuery(api, selectableFirms, { query: { fair: fair.id, search: typed } }),
    enabled: isRunning,
  })
  const firm = isRunning ? Number(chosen) || null : (user?.firm?.id ?? null)
  const draft = useDraft(fresh, `draft:presentation:${fair.id}:new`)
  const { submit, problems, isPending } = useSubmit(async () => {
    const { translations = {}, ...sent } = sentPresentation(draft.value)
    const made = await api.call(makePresentation, {
      body: { begin: '', end: '', ...sent, fair: fair.id, firm: firm ?? 0, type, translations },
    })
    draft.reset()
    await refresh(...shownByPresentations)
    toast.success(t('presentations.created', { name: made.conference.title }))
    await navigate(href(conferencePaths.presentationList))
  })
  if (!fair.isUsingConferenceModule) return <ModuleOff />
  if (!isRunning && firm === null)
    return (
      <EmptyState level={1} title={t('presentations.no_firm')}>
        {t('presentations.no_firm_text')}
      </EmptyState>
    )
  return (
    <>
      <PageTitle title={t('presentations.create')} lead={t('presentations.create_lead')} />
      <Form problems={problems} onSubmit={submit} aria-label={t('presentations.create')}>
        <FormSection title={t('presentations.what')} hint={t('presentations.type_fixed')}>
          {isRunning && (
            <ComboboxField
              label={t('presentations.firm')}
              name="firm"
              isRequired
              options={(firms.data?.rows ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
              value={chosen}
              valueLabel={firms.data?.rows.find(({ id }) => String(id) === chosen)?.name}
              onChange={choose}
              onSearch={setTyped}
              isSearching={firms.isFetching}
            />
          )}
          <RadioGroupField<PresentationType>
            label={t('presentations.type')}
            name="type"
            options={presentationTypes.map(id => ({
              id,
              label: t(`presentation.type_${id}`),
              hint: t(`presentations.text_${id}`),
            }))}
            value={type}
            onChange={setType}
          />
        </FormSection>
        <PresentationFields draft={draft} type={type} firm={firm} />
        <SaveActions draft={draft} isPending={isPending} save={t('presentations.create_do')} />
      </Form>
    </>
  )
}
