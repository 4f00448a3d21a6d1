import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { RecordOf } from '#platform/contract/resource.ts'
import { recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormActions, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { useFair } from '../fair-context.tsx'
import { lockedForOrganizers, settingsSections } from '../settings-sections.ts'

/** All settings of a fair. */
export default function FairEditPage() {
  const t = useWords('fairs')
  const api = useApi()
  const current = useFair()
  const { id } = useParams()
  const fairId = Number(id ?? current?.id ?? 0)
  const { data: fair, error, refetch } = useQuery({ ...recordQuery(api, fairs, fairId), enabled: fairId > 0 })
  if (error)
    return (
      <ErrorState title={t('settings.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!fair) return <Skeleton shape="rows" count={8} />
  return <Settings key={fair.version} fair={fair} />
}

function Settings({ fair }: { fair: RecordOf<typeof fairs> }) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const draft = useDraft(fair, `draft:fair:${fair.id}`)
  const { user } = useSessionState<{ roles: string[] }>()
  const isSuperAdmin = Boolean(user?.roles.includes('ROLE_SUPER_ADMIN'))
  const sections = useMemo(
    () =>
      settingsSections.map(section => ({
        ...section,
        fields: section.fields.map(field => ({
          ...field,
          timeZone: fair.timeZone,
          options: field.options?.map(({ id }) => ({ id, label: t(`settings.${field.name}_${id}`) })),
        })),
      })),
    [t, fair.timeZone],
  )
  const { submit, problems, isPending } = useSubmit(async () => {
    const { status, ...rest } = draft.changes
    await api.update(fairs, fair.id, { ...rest, ...(status !== undefined && { status: Number(status) }) })
    draft.reset()
    await refresh(fairs, defaultFairs)
    toast.success(t('settings.saved'))
  })
  return (
    <>
      <PageTitle title={fair.name || fair.homepage} lead={t('settings.lead')} />
      <Form problems={problems} onSubmit={submit} marks="required">
        <FormSection title={t('settings.section_words')}>
          <TranslatedFields
            draft={draft}
            t={t}
            prefix="settings"
            languages={fair.fairLanguages.map(language => language.code)}
            fields={[
              { name: 'name', kind: 'text', maxLength: 120 },
              { name: 'tagline', kind: 'text', maxLength: 200 },
              { name: 'location', kind: 'text', maxLength: 160 },
              { name: 'description', kind: 'textarea', maxLength: 2000 },
            ]}
          />
        </FormSection>
        {sections.map(section => (
          <FormSection
            key={section.id}
            title={t(`settings.section_${section.id}`)}
            hint={section.id === 'general' && !isSuperAdmin ? t('settings.only_super_admin') : undefined}
          >
            <DraftFields
              draft={draft}
              fields={section.fields}
              t={t}
              prefix="settings"
              isLocked={name => !isSuperAdmin && lockedForOrganizers.has(name)}
            />
          </FormSection>
        ))}
        <FormActions>
          <Button type="submit" isPending={isPending} isDisabled={!draft.isChanged}>
            {t('settings.save')}
          </Button>
          {draft.isChanged && (
            <Button variant="ghost" onPress={draft.reset}>
              {t('settings.discard')}
            </Button>
          )}
        </FormActions>
      </Form>
    </>
  )
}
