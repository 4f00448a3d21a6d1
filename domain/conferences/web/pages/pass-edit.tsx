import { useNavigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields, TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferences } from '../../contract/conference.ts'
import { passes, passRoles, passTypes } from '../../contract/pass.ts'
import { passRooms } from '../../contract/pass-rooms.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { PassAllotments } from '../manage/pass-allotments.tsx'
import { PassPlaces } from '../manage/pass-places.tsx'
import { RecordOfAddress } from '../manage/record-of-address.tsx'
import { RecordTags } from '../manage/record-tags.tsx'
import { sentSession } from '../manage/sent-session.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'

type Pass = RecordOf<typeof passes>

const fresh = { type: 'open', color: '#14332b', isVisible: true } as const

/** A pass as those who run the fair write it; without a number a new one. */
export default function PassEditPage() {
  const t = useWords('conferences')
  const api = useApi()
  return (
    <RecordOfAddress
      path={conferencePaths.conferencePassEdit}
      query={id => recordQuery(api, passes, id)}
      failed={t('setup.failed')}
      none={<Editor pass={null} />}
    >
      {pass => <Editor pass={pass} />}
    </RecordOfAddress>
  )
}

function Editor({ pass }: { pass: Pass | null }) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const draft = useDraft<DraftOf<typeof passes>>(pass ?? fresh, `draft:pass:${fair.id}:${pass?.id ?? 'new'}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    const { roles, ...changes } = draft.changes
    const sent = { ...sentSession(changes), ...(roles && { roles }) }
    if (pass) await api.update(passes, pass.id, sent, { version: pass.version })
    else await api.create(passes, { fair: fair.id, ...fresh, ...sent })
    draft.reset()
    await refresh(passes, passRooms, ...shownBySessions)
    toast.success(t('passes.saved'))
    if (!pass) await navigate(href(conferencePaths.conferencePassList))
  })
  return (
    <>
      <PageTitle title={pass?.name ?? t('passes.create')} lead={pass && t(`passes.type_${pass.type}`)} />
      <Form problems={problems} onSubmit={submit}>
        <FormSection title={t('passes.words')}>
          <TranslatedFields
            draft={draft}
            t={t}
            prefix="passes"
            languages={fair.fairLanguages.map(({ code }) => code)}
            fields={[
              { name: 'name', kind: 'text', maxLength: 160 },
              { name: 'shortName', kind: 'text', maxLength: 12 },
            ]}
          />
        </FormSection>
        <FormSection title={t('passes.who')}>
          <DraftFields
            draft={draft}
            t={t}
            prefix="passes"
            fields={[
              ...(pass
                ? []
                : [
                    {
                      name: 'type',
                      kind: 'select',
                      options: passTypes.map(id => ({ id, label: t(`passes.type_${id}`) })),
                    } as const,
                  ]),
              {
                name: 'roles',
                kind: 'tags',
                options: passRoles.map(id => ({ id, label: t(`passes.role_${id}`) })),
              },
              { name: 'validatingEmails', kind: 'text', maxLength: 2000 },
              { name: 'isVisible', kind: 'switch' },
              { name: 'color', kind: 'color' },
            ]}
          />
          <RecordTags
            name="conferences"
            label={t('passes.conferences')}
            resource={conferences}
            query={{ fair: fair.id }}
            labelOf={({ title }) => String(title ?? '')}
            value={draft.value.conferences ?? []}
            onChange={ids => draft.set('conferences', ids)}
          />
        </FormSection>
        <SaveActions draft={draft} isPending={isPending} save={pass ? undefined : t('passes.create_do')} />
      </Form>
      {pass?.type === 'limited' && <PassPlaces pass={pass.id} />}
      {pass && <PassAllotments pass={pass.id} />}
    </>
  )
}
