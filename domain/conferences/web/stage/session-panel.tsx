import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { layAuditorium, seatName } from '#domain/scenes/web/auditorium-layout.ts'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { drawnAs } from '../../contract/drawn-as.ts'
import { conferenceRooms } from '../../contract/room.ts'
import type { SessionState } from '../program/sessions.ts'
import { PeopleHere } from './people-here.tsx'
import { Poll } from './poll.tsx'
import { Questions } from './questions.tsx'
import { Rating } from './rating.tsx'
import { useSessionChat } from './session-chat.tsx'
import styles from './session-panel.module.css'
import { useAttendance } from './use-attendance.ts'
import { useAttend, useStage } from './use-stage.ts'

// Only whoever decides waits for it.
const Desk = lazyWithRetry(() => import('./desk.tsx'))

export type SessionPanelProps = {
  /** Who reads. */
  person: number
  view: ConferenceView
  state: SessionState
  /** Whoever reads decides what is let through. */
  isDesk: boolean
  about: ReactNode
}

/** Beside the stage, for those who are in: what it is about, and what goes on there. */
export default function SessionPanel({ person, view, state, isDesk, about }: SessionPanelProps) {
  const t = useWords('conferences')
  const { conference, isTeam } = view
  const { stage, own } = useStage(conference)
  const { attend, isPending } = useAttend(conference.id)
  const nameOf = useSeatNames(conference.conferenceRoom?.id ?? null)
  const hasQuestions = conference.questionMode !== 'off'
  const [tab, setTab] = useState(
    isDesk && state === 'on_air' ? 'desk' : hasQuestions && state === 'on_air' ? 'questions' : 'about',
  )
  const isOver = state === 'over' || state === 'cancelled'
  useAttendance(conference.id, state !== 'draft' && state !== 'cancelled')
  const chat = useSessionChat({
    person,
    place: view.chat === 'all' ? { conference: conference.id } : null,
    isShown: tab === 'chat',
  })
  if (!stage || !own) return about
  const part = (content: ReactNode) => <div className={styles.part}>{content}</div>
  const tabs = [
    {
      id: 'about',
      label: t('panel.about'),
      content: (
        <>
          {state === 'over' && own.wasIn && (
            <div className={styles.part}>
              <Rating conference={conference.id} rating={own.rating} />
            </div>
          )}
          {about}
        </>
      ),
    },
    hasQuestions && {
      id: 'questions',
      label: t('question.all'),
      count: stage.questions.length,
      content: part(
        <Questions
          conference={conference}
          isDesk={isDesk}
          isOpen={!isOver}
          moments={view.media?.questions ?? []}
        />,
      ),
    },
    (!isOver || stage.poll !== null) && {
      id: 'poll',
      label: t('poll.title'),
      content: part(<Poll stage={stage} own={own} />),
    },
    chat && {
      id: 'chat',
      label: t('panel.chat'),
      ...(chat.unread > 0 && { count: chat.unread }),
      content: chat.content,
    },
    view.chat === 'presenters' &&
      !isOver && {
        id: 'chat',
        label: t('panel.chat'),
        content: part(<PrivateChat view={view} />),
      },
    !isOver && {
      id: 'people',
      label: t('panel.people'),
      count: stage.present,
      content: part(
        <PeopleHere
          conference={conference.id}
          stage={stage}
          own={own}
          isNamed={conference.isParticipantListVisible}
          hasHands
          nameOf={nameOf}
        >
          {isTeam && (
            <SwitchField
              label={t('stage.stay')}
              hint={t('stage.stay_hint')}
              isSelected={own.isFree}
              isDisabled={isPending}
              onChange={isFree => attend({ isFree })}
            />
          )}
        </PeopleHere>,
      ),
    },
    isDesk && {
      id: 'desk',
      label: t('desk.title'),
      content: (
        <Suspense fallback={null}>
          <Desk conference={conference} own={own} />
        </Suspense>
      ),
    },
  ].filter(one => one !== false && one !== null)
  const shown = tabs.some(({ id }) => id === tab) ? tab : 'about'
  return (
    <div className={styles.panel}>
      <Tabs label={t('panel.label')} tabs={tabs} current={shown} onChange={setTab} />
    </div>
  )
}

/** Where the audience writes to those who present it, and to nobody else. */
function PrivateChat({ view: { stand, conference } }: { view: ConferenceView }) {
  const t = useWords('conferences')
  const Contact = use(ContactActions)
  return (
    <EmptyState
      isPlain
      title={t('panel.private')}
      action={stand && <Contact stand={{ id: stand.id, name: conference.firm?.name ?? stand.number }} />}
    >
      {t('panel.private_text')}
    </EmptyState>
  )
}

/** What the seats of a room are called. */
function useSeatNames(room: number | null) {
  const { data } = useQuery({
    ...recordQuery(useApi(), conferenceRooms, room ?? 0),
    enabled: room !== null,
  })
  const { plan, seats: count } = drawnAs(data ?? {})
  return useMemo(() => {
    const { seats } = layAuditorium(plan, count)
    return (seat: number) => {
      const found = seats[seat - 1]
      return found ? seatName(found) : String(seat)
    }
  }, [plan, count])
}
