import { Ban, ChartColumn, Clapperboard, Drama, ExternalLink, Replace, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import type { Conference } from '../../contract/calls.ts'
import { conferences } from '../../contract/conference.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { kindIds, kindName } from '../../contract/session-kinds.ts'
import { CancelSession } from '../manage/cancel-session.tsx'
import { ChangeKind, isKindChangeable } from '../manage/change-kind.tsx'
import { RecordOfAddress } from '../manage/record-of-address.tsx'
import { sentSession } from '../manage/sent-session.ts'
import { SessionFields, SessionWords } from '../manage/session-fields.tsx'
import { SessionMissing } from '../manage/session-missing.tsx'
import { SessionPapers } from '../manage/session-papers.tsx'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { Sources } from '../manage/sources.tsx'
import { useSessionActions } from '../manage/use-session-actions.ts'
import AwaitedNote from '../program/awaited-note.tsx'

/** A session as those who run the fair write it. */
export default function ConferenceEditPage() {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  return (
    <RecordOfAddress
      path={conferencePaths.conferenceEdit}
      query={id => recordQuery(api, conferences, id)}
      failed={t('sessions.failed')}
      none={<Navigate replace to={href(conferencePaths.conferenceList)} />}
    >
      {session => <Editor session={session} />}
    </RecordOfAddress>
  )
}

function Editor({ session }: { session: Conference }) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const { publish, restore, nameOf } = useSessionActions()
  const navigate = useNavigate()
  const [asked, ask] = useState<'cancel' | 'kind' | null>(null)
  const draft = useDraft(session, `draft:conference:${session.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.update(conferences, session.id, sentSession(draft.changes), { version: session.version })
    draft.reset()
    await refresh(...shownBySessions)
    toast.success(t('session_form.saved'))
  })
  const kind = kindIds.find(id => id === kindName(session))
  const awaited = awaitedProgram(session)
  return (
    <>
      <PageTitle
        title={nameOf(session)}
        lead={[t(`sessions.state_${session.state}`), kind && t(`import.${kind}`)].filter(Boolean).join(' · ')}
        actions={
          <>
            <ButtonLink
              variant="secondary"
              icon={ExternalLink}
              href={href(conferencePaths.conferenceView, { id: session.id })}
            >
              {t('sessions.view')}
            </ButtonLink>
            {session.hosting === 'integrated' && session.mode === 'live' && session.state !== 'cancelled' && (
              <ButtonLink
                variant="secondary"
                icon={Drama}
                href={href(conferencePaths.conferenceBackstage, { id: session.id })}
              >
                {t('backstage.title')}
              </ButtonLink>
            )}
            <ButtonLink
              variant="secondary"
              icon={Clapperboard}
              href={href(conferencePaths.conferenceReplay, { id: session.id })}
            >
              {t('replay.open')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              icon={ChartColumn}
              href={href(conferencePaths.conferenceStat, { id: session.id })}
            >
              {t('presentations.figures')}
            </ButtonLink>
            {isKindChangeable(session) && (
              <Button
                variant="secondary"
                icon={Replace}
                isDisabled={draft.isChanged}
                onPress={() => ask('kind')}
              >
                {t('sessions.kind')}
              </Button>
            )}
            {session.state === 'draft' && (
              <Button icon={Send} isDisabled={draft.isChanged} onPress={() => publish(session)}>
                {t('sessions.publish')}
              </Button>
            )}
            {session.state === 'cancelled' && session.replacedBy === null && (
              <Button variant="secondary" icon={RotateCcw} onPress={() => restore(session)}>
                {t('sessions.restore')}
              </Button>
            )}
            {(session.state === 'scheduled' || session.state === 'live') && (
              <Button variant="secondary" icon={Ban} onPress={() => ask('cancel')}>
                {t('sessions.cancel')}
              </Button>
            )}
          </>
        }
      />
      {awaited && <AwaitedNote program={awaited} of="session" />}
      <SessionMissing session={session} />
      <Form problems={problems} onSubmit={submit}>
        <SessionWords draft={draft} />
        <SessionFields draft={draft} isHere={session.hosting === 'integrated' && session.mode === 'live'} />
        <SaveActions draft={draft} isPending={isPending} />
      </Form>
      {(session.hosting === 'external' || session.mode === 'replay') && (
        <Sources of={{ conference: session.id }} />
      )}
      <SessionPapers conference={session.id} />
      {asked === 'cancel' && <CancelSession session={session} onClose={() => ask(null)} />}
      {asked === 'kind' && (
        <ChangeKind
          session={session}
          onClose={() => ask(null)}
          onChanged={({ id }) => navigate(href(conferencePaths.conferenceEdit, { id }))}
        />
      )}
    </>
  )
}
