import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { keysOf, recordOf } from '#platform/contract/record.ts'
import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { callQuery, recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readChecklist } from '../../contract/checklist.ts'
import { settingsChoices } from '../../contract/endpoints.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { isInPreparation } from '../../contract/rules.ts'
import { Checklist } from '../checklist.tsx'
import { useFair } from '../fair-context.tsx'
import { FairFace } from '../fair-face.tsx'
import styles from '../settings-nav.module.css'
import { SettingsNav, type SettingsPart } from '../settings-nav.tsx'
import { lockedForOrganizers, type SettingsLists, settingsSections, written } from '../settings-sections.ts'
import { UnderOwnFair } from '../under-own-fair.tsx'
import { useFairYear } from '../year/use-fair-year.tsx'

/** All settings of a fair; while it is being prepared, what it still lacks first. */
export default function FairEditPage() {
  const t = useWords('fairs')
  const api = useApi()
  const current = useFair()
  const { id } = useParams()
  const fairId = Number(id ?? current?.id ?? 0)
  const isKnown = fairId > 0
  const { data: fair, error, refetch } = useQuery({ ...recordQuery(api, fairs, fairId), enabled: isKnown })
  const {
    data: lists,
    error: refused,
    refetch: retry,
  } = useQuery({
    ...callQuery(api, settingsChoices, { params: { id: fairId } }),
    enabled: isKnown,
  })
  const failure = error ?? refused
  if (failure)
    return (
      <ErrorState title={t('settings.failed')} onRetry={() => void Promise.all([refetch(), retry()])}>
        {failure.message}
      </ErrorState>
    )
  if (!fair || !lists) return <Skeleton shape="rows" count={8} />
  return (
    <UnderOwnFair of={fair.id} address={slug => hrefOf(fairPaths.fairEdit, { id: fair.id }, slug)}>
      <Settings key={`${fair.id}:${fair.version}`} fair={fair} lists={choicesOf(lists)} />
    </UnderOwnFair>
  )
}

type Named = { id: number; name: string }

const choicesOf = (lists: Record<keyof SettingsLists, Named[]>) =>
  recordOf(keysOf(lists), name => lists[name].map(row => ({ id: String(row.id), label: row.name })))

function Settings({ fair, lists }: { fair: RecordOf<typeof fairs>; lists: SettingsLists }) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const year = useFairYear()
  const draft = useDraft<DraftOf<typeof fairs>>(fair, `draft:fair:${fair.id}`)
  const { user } = useSessionState<{ roles: string[] }>()
  const isSuperAdmin = Boolean(user?.roles.includes('ROLE_SUPER_ADMIN'))
  const timeZone = String(draft.value.timeZone ?? fair.timeZone)
  const sections = useMemo(
    () =>
      settingsSections(lists).map(section => ({
        ...section,
        fields: section.fields.map(field => ({
          ...field,
          timeZone,
          options: field.options?.map(one => ({
            ...one,
            label: one.label || t(`settings.${field.name}_${one.id}`),
          })),
        })),
      })),
    [t, lists, timeZone],
  )
  const { submit, problems, isPending } = useSubmit(async () => {
    const saved = await api.update(fairs, fair.id, written(draft.changes))
    draft.reset()
    // Its pages have moved with its address.
    if (saved.homepage !== fair.homepage)
      await navigate(hrefOf(fairPaths.fairEdit, { id: fair.id }, saved.homepage), { replace: true })
    await refresh(fairs, defaultFairs, readChecklist)
    toast.success(t('settings.saved'))
  })
  const parts: SettingsPart[] = [
    { id: 'words', title: t('settings.section_words') },
    { id: 'face', title: t('settings.section_face') },
    ...sections.map(section => ({ id: section.id, title: t(`settings.section_${section.id}`) })),
  ]
  return (
    <>
      <PageTitle
        title={fair.name || fair.homepage}
        lead={t('settings.lead')}
        actions={
          <MenuButton
            groups={[{ id: 'year', entries: year.entries(fair) }]}
            trigger={
              <Button variant="secondary" icon={Ellipsis}>
                {t('year.more')}
              </Button>
            }
          />
        }
      />
      {year.dialog}
      {isInPreparation(fair.status.id) && <Checklist fair={fair.id} />}
      <SettingsNav parts={parts}>
        <Form problems={problems} onSubmit={submit} aria-label={t('settings.title')}>
          <FormSection id="settings-words" title={t('settings.section_words')}>
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
          <FormSection id="settings-face" title={t('settings.section_face')}>
            <FairFace fair={fair} draft={draft} />
          </FormSection>
          {sections.map(section => (
            <FormSection
              key={section.id}
              id={`settings-${section.id}`}
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
              {section.id === 'general' && (
                <p>
                  {t('settings.in_use', {
                    users: fair.userCount,
                    organizers: fair.organizerCount,
                  })}
                </p>
              )}
            </FormSection>
          ))}
          <div className={styles.save}>
            <SaveActions draft={draft} isPending={isPending} />
          </div>
        </Form>
      </SettingsNav>
    </>
  )
}
