import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { DraftOf } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferences } from '../../contract/conference.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { conferenceRooms } from '../../contract/room.ts'
import { kindInRoom, kindName, type NamedKind, namedKinds } from '../../contract/session-kinds.ts'
import { useHosting } from '../live/use-hosting.ts'
import { ofRoom } from '../manage/room-defaults.ts'
import { idIn, sentSession } from '../manage/sent-session.ts'
import { SessionFields, SessionWords } from '../manage/session-fields.tsx'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { useKindsWith } from '../manage/use-kind-options.ts'

/** What one is where nothing else is said, here or by its room. */
const atFirst = { isVisible: true, questionMode: 'open', isChat: true, isReminding: true } as const

/** A new session of the first programme, a draft until it is published. */
export default function ConferenceCreatePage() {
  const api = useApi()
  const fair = useCurrentFair()
  const { data, error, refetch } = useQuery(
    listQuery(api, conferencePrograms, { fair: fair.id, pagination: 'false' }),
  )
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={8} />
  return <NewSession program={data.rows[0]?.id ?? null} />
}

function NewSession({ program }: { program: number | null }) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const hosting = useHosting()
  const kindsWith = useKindsWith()
  const rooms = useQuery(listQuery(api, conferenceRooms, { fair: fair.id, pagination: 'false' }))
  const [chosen, setKind] = useState<NamedKind | null>(null)
  const first: DraftOf<typeof conferences> = { ...atFirst, ...(program !== null && { program }) }
  const own = useDraft(first, `draft:conference:new:${fair.id}`)
  const room = rooms.data?.rows.find(({ id }) => id === idIn(own.changes.conferenceRoom))
  // What the room says is shown, and sent by nobody: the server takes it from there.
  const draft = { ...own, value: { ...first, ...ofRoom(room), ...own.changes } }
  // Of its kind too, until another is chosen.
  const kind = chosen ? namedKinds[chosen] : kindInRoom(room?.defaults)
  const kinds = kindsWith(kind)
  const shown = kinds.find(({ id }) => id === kindName(kind))
  const { submit, problems, isPending } = useSubmit(async () => {
    const made = await api.create(conferences, {
      fair: fair.id,
      ...(chosen && namedKinds[chosen]),
      ...sentSession({ program, ...draft.changes }),
    })
    draft.reset()
    await refresh(...shownBySessions)
    toast.success(t('session_form.created'))
    await navigate(href(conferencePaths.conferenceEdit, { id: made.id }))
  })
  return (
    <>
      <PageTitle title={t('session_form.create')} lead={t('session_form.create_lead')} />
      <Form problems={problems} onSubmit={submit}>
        <SessionWords draft={draft} />
        <FormSection title={t('session_form.kind')} hint={t('session_form.kind_hint')}>
          <SelectField<NamedKind>
            label={t('session_form.kind_label')}
            options={kinds}
            {...(shown?.isDisabled && { hint: shown.hint })}
            value={kindName(kind)}
            onChange={next => next && setKind(next)}
          />
        </FormSection>
        <SessionFields draft={draft} isHere={kind.hosting === 'integrated' && kind.mode === 'live'} />
        <SaveActions
          draft={draft}
          isPending={isPending}
          isDisabled={!draft.isChanged || hosting.isLoading}
          save={t('session_form.create_do')}
        />
      </Form>
    </>
  )
}
