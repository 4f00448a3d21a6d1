import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Mail } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { callQuery, listQuery, recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { speakerCards, speakerStates } from '../../contract/speaker.ts'
import { viewSpeaker } from '../../contract/speaker-calls.ts'
import { RecordOfAddress } from '../manage/record-of-address.tsx'
import { SessionPapers } from '../manage/session-papers.tsx'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { CardFields, sentCard } from '../speakers/card-fields.tsx'
import { InviteSpeaker } from '../speakers/invite-speaker.tsx'
import { useIsRun } from '../use-is-run.ts'

type Speaker = RecordOf<typeof speakerCards>

/** The card of somebody who speaks: one’s own, or any for those who run the fair, and without a number a new one. */
export default function SpeakerManagePage() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const isRun = useIsRun(fair.id)
  return (
    <RecordOfAddress
      path={conferencePaths.speakerManage}
      query={id => recordQuery(api, speakerCards, id)}
      failed={t('setup.failed')}
      none={isRun ? <Card speaker={null} /> : <OwnCard />}
    >
      {speaker => (isRun ? <Card speaker={speaker} /> : <Own speaker={speaker} />)}
    </RecordOfAddress>
  )
}

/** Where somebody finds their own card without knowing its number. */
function OwnCard() {
  const t = useWords('conferences')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const { user } = usePerson()
  const { data, error, refetch } = useQuery({
    ...listQuery(useApi(), speakerCards, { fair: fair.id, user: user?.id ?? 0 }),
    enabled: user !== null,
  })
  const own = data?.rows[0]
  if (own) return <Navigate replace to={href(conferencePaths.speakerManage, { id: own.id })} />
  if (!data) return <LoadState of={{ error, refetch }} failed={t('setup.failed')} shape="rows" count={6} />
  return (
    <EmptyState level={1} title={t('own_card.none')}>
      {t('own_card.none_text')}
    </EmptyState>
  )
}

function Own({ speaker }: { speaker: Speaker }) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const { data } = useQuery(callQuery(api, viewSpeaker, { params: { id: speaker.id } }))
  const draft = useDraft<DraftOf<typeof speakerCards>>(speaker, `draft:speaker:own:${speaker.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.update(speakerCards, speaker.id, sentCard(draft.changes), { version: speaker.version })
    draft.reset()
    await refresh(speakerCards, viewSpeaker, ...shownBySessions)
    toast.success(t('speakers.saved'))
  })
  return (
    <>
      <PageTitle
        title={t('own_card.title')}
        lead={t('own_card.lead')}
        actions={
          <ButtonLink
            variant="secondary"
            icon={ExternalLink}
            href={href(conferencePaths.speakerView, { id: speaker.id })}
          >
            {t('own_card.view')}
          </ButtonLink>
        }
      />
      <Form problems={problems} onSubmit={submit} aria-label={t('own_card.title')}>
        <CardFields draft={draft} />
        <SaveActions draft={draft} isPending={isPending} />
      </Form>
      {data?.sessions.map(({ id, title }) => (
        <SessionPapers key={id} conference={id} title={title} />
      ))}
      {data && !data.sessions.length && <p>{t('own_card.no_session')}</p>}
    </>
  )
}

function Card({ speaker }: { speaker: Speaker | null }) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [isAsking, ask] = useState(false)
  const draft = useDraft<DraftOf<typeof speakerCards>>(
    speaker ?? { isVisible: true, state: 'listed' },
    `draft:speaker:${fair.id}:${speaker?.id ?? 'new'}`,
  )
  const { submit, problems, isPending } = useSubmit(async () => {
    const { name, state, isVisible, links, picture, translations } = draft.changes
    const sent = sentCard({
      ...(name !== undefined && { name }),
      ...(state !== undefined && { state }),
      ...(isVisible !== undefined && { isVisible }),
      ...(links !== undefined && { links }),
      ...(picture !== undefined && { picture }),
      ...(translations !== undefined && { translations }),
    })
    if (speaker) await api.update(speakerCards, speaker.id, sent, { version: speaker.version })
    else await api.create(speakerCards, { fair: fair.id, ...sent })
    draft.reset()
    await refresh(speakerCards, viewSpeaker, ...shownBySessions)
    toast.success(t('speakers.saved'))
    if (!speaker) await navigate(href(conferencePaths.speakerList))
  })
  // Whoever is invited has a mail: by hand somebody is announced, there, or not.
  const states = speakerStates.filter(id => id !== 'invited' || speaker?.state === 'invited')
  return (
    <>
      <PageTitle
        title={speaker?.name ?? t('speakers.create')}
        lead={speaker ? undefined : t('speakers.lead')}
        actions={
          speaker && (
            <>
              <ButtonLink
                variant="secondary"
                icon={ExternalLink}
                href={href(conferencePaths.speakerView, { id: speaker.id })}
              >
                {t('speakers.view')}
              </ButtonLink>
              {speaker.state !== 'confirmed' && (
                <Button variant="secondary" icon={Mail} onPress={() => ask(true)}>
                  {t(speaker.state === 'invited' ? 'speakers.invite_again' : 'speakers.invite')}
                </Button>
              )}
            </>
          )
        }
      />
      <Form problems={problems} onSubmit={submit}>
        <FormSection title={t('speakers.who')}>
          <DraftFields
            draft={draft}
            t={t}
            prefix="speakers"
            fields={[
              { name: 'name', kind: 'text', isRequired: true, maxLength: 160 },
              {
                name: 'state',
                kind: 'select',
                options: states.map(id => ({ id, label: t(`speakers.state_${id}`) })),
              },
              { name: 'isVisible', kind: 'switch' },
            ]}
          />
        </FormSection>
        <CardFields draft={draft} />
        <SaveActions
          draft={draft}
          isPending={isPending}
          save={speaker ? undefined : t('speakers.create_do')}
        />
      </Form>
      {isAsking && speaker && <InviteSpeaker speaker={speaker} onClose={() => ask(false)} />}
    </>
  )
}
