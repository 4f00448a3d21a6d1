import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { use, useState } from 'react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ContactActions, type ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { StatusMark } from '#domain/presence/web/status-mark.tsx'
import { type VisitPerson, visitStand } from '#domain/stands/contract/stand-visit.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { answerTime, oneConversation, saidFrom } from '../../contract/conversation.ts'
import { ConversationView, draftIn } from '../conversation/conversation-view.tsx'
import { isWrittenFor } from '../conversation/lines-of.ts'
import { useSpan } from '../conversation/moments.ts'
import { SidePanel, SidePanelHead } from '../panel/side-panel.tsx'
import { fullName } from '../thread/thread-line.ts'
import { moveDraft } from '../thread/use-draft.ts'
import { useUnsent } from '../unsent/use-unsent.ts'
import { beginningWith, begunHere, draftTo } from './begun-here.ts'
import styles from './talk-panel.module.css'
import { useOpenConversation } from './use-open-conversation.ts'

type Props = { target: ContactTarget; onTarget: (target: ContactTarget) => void; onClose: () => void }

/** The talk beside a booth’s scene: the booth, its people, and the thread with whom one writes to. */
export default function TalkPanel({ target, onTarget, onClose }: Props) {
  const t = useWords('messaging')
  const { stand, person } = target
  const name = person ? fullName(person) : (stand?.name ?? '')
  return (
    <SidePanel label={t('view.thread_with', { name })} onClose={onClose}>
      {stand ? (
        <BoothPart stand={stand} target={target} onTarget={onTarget} onClose={onClose} />
      ) : (
        <SidePanelHead title={name} close={t('talk.close')} onClose={onClose} />
      )}
      <Talk key={person?.id ?? `stand ${stand?.id}`} target={target} onClose={onClose} />
    </SidePanel>
  )
}

/** The booth, and who of it can be written to; in a fair without that column, the booth alone. */
function BoothPart({ stand, target, onTarget, onClose }: Props & { stand: { id: number; name: string } }) {
  const t = useWords('messaging')
  const { user } = usePerson()
  const isHidingPeople = useFair()?.isHidingChatColumn
  const { data } = useQuery(callQuery(useApi(), visitStand, { params: { id: stand.id } }))
  const span = useSpan()
  const answers = useQuery(callQuery(useApi(), answerTime, { params: { id: stand.id } }))
  const minutes = answers.data?.minutes
  const usual = minutes ? t('talk.answers', { time: span(minutes) }) : ''
  const people = (data?.people ?? []).filter(({ id }) => id !== user?.id).toSorted(byFree)
  const free = people.filter(one => one.free).length
  const busy = people.filter(one => one.busy).length
  const there = free
    ? t('talk.free', { count: free })
    : busy
      ? t('scenes:scene.in_conversation', { count: busy })
      : t('talk.nobody')
  const first = people.find(({ id }) => id === target.person?.id) ?? people.find(one => one.free)
  const rows = [...(first ? [first] : []), null, ...people.filter(one => one !== first)]
  return (
    <>
      <SidePanelHead
        title={stand.name}
        close={t('talk.close')}
        about={[data?.stand.number, there, usual].filter(Boolean).join(' · ')}
        mark={
          data && (
            <Mark
              name={stand.name}
              color={data.stand.color}
              shape={data.stand.shape}
              logo={data.stand.logo}
              initials={data.stand.initials}
              size={40}
            />
          )
        }
        onClose={onClose}
      />
      {people.length > 0 && !isHidingPeople && (
        <ul className={styles.people} aria-label={t('talk.people')}>
          {rows.map(one => (
            <PersonOption
              key={one?.id ?? 0}
              person={one}
              stand={stand}
              isFirst={one === first}
              isChosen={(target.person?.id ?? 0) === (one?.id ?? 0)}
              onTarget={onTarget}
            />
          ))}
        </ul>
      )}
    </>
  )
}

const rank = ({ free, busy }: VisitPerson) => (free ? 0 : busy ? 1 : 2)
const byFree = (one: VisitPerson, other: VisitPerson) => rank(one) - rank(other)
const statusOf = ({ free, busy }: VisitPerson) => (free ? 'free' : busy ? 'busy' : 'offline')

type OptionProps = {
  person: VisitPerson | null
  stand: { id: number; name: string }
  isFirst: boolean
  isChosen: boolean
  onTarget: (target: ContactTarget) => void
}

/** A person of the booth to write to or to call, or, without one, all of them. */
function PersonOption({ person, stand, isFirst, isChosen, onTarget }: OptionProps) {
  const t = useWords('messaging')
  const Actions = use(ContactActions)
  const name = person ? fullName(person) : t('talk.team')
  const context = { kind: 'booth', id: stand.id, title: stand.name } as const
  const about = person
    ? [person.jobTitle, person.languages.map(code => code.toUpperCase()).join('\u00a0· ')]
    : [t('talk.team_hint')]
  return (
    <li className={styles.row} data-first={isFirst || undefined} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.person}
        aria-pressed={isChosen}
        onClick={() => onTarget({ stand, ...(person && { person }), context })}
      >
        {person ? (
          <Avatar name={name} src={person.picture} face={person} size={isFirst ? 52 : 38} />
        ) : (
          <span className={styles.team}>
            <Icon of={Users} />
          </span>
        )}
        <span className={styles.words}>
          <b>{name}</b>
          <small>{about.filter(Boolean).join('\u00a0· ')}</small>
          {person && <StatusMark status={statusOf(person)} until={person.until} />}
        </span>
      </button>
      {person && (
        <Actions
          person={person}
          stand={stand}
          context={context}
          isCallOnly
          isBusy={person.busy}
          look={isFirst ? 'primary' : 'icon'}
        />
      )}
    </li>
  )
}

/** Milliseconds until a server that was not reached is asked again. */
const tryAgainAfter = 5_000

function Talk({ target, onClose }: { target: ContactTarget; onClose: () => void }) {
  const t = useWords('messaging')
  const api = useApi()
  const href = useSalonHref()
  const open = useOpenConversation()
  // Of each press it goes with one message.
  const [used, setUsed] = useState<ContactTarget['context'] | null>(null)
  const context = target.context && target.context !== used ? target.context : null
  const { person, stand } = target
  const fair = useFair()
  const me = usePerson().user?.id ?? 0
  const { entries } = useUnsent()
  const name = person ? fullName(person) : (stand?.name ?? '')
  const [beginning] = useState(() => beginningWith(target, fair, name))
  const draft = draftTo(target, fair)
  const opened = useQuery({
    queryKey: ['talk', person?.id ?? null, person ? null : (stand?.id ?? null)],
    queryFn: async () => {
      const conversation = await open(target)
      moveDraft(me, draft, draftIn(conversation.id))
      return conversation
    },
    refetchInterval: ({ state }) => isUnreached(state.error) && !state.data && tryAgainAfter,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const uuid = opened.data?.uuid ?? ''
  const { data = opened.data } = useQuery({
    ...callQuery(api, oneConversation, { params: { uuid } }),
    enabled: Boolean(uuid),
    staleTime: 0,
  })
  const isUnreachable = !data && (opened.isPaused || isUnreached(opened.error))
  const here = begunHere(target, fair, beginning)
  const isShown = isUnreachable || entries.some(one => isWrittenFor(one, here))
  const isGone = opened.error instanceof ProblemError && opened.error.status === 404
  if (isGone && !person && !isShown)
    return (
      <div className={styles.waiting}>
        <EmptyState
          isPlain
          title={t('talk.gone')}
          action={
            <ButtonLink variant="secondary" href={href(exhibitorPaths.exhibitorsList)}>
              {t('list.exhibitors')}
            </ButtonLink>
          }
        >
          {t('talk.gone_text')}
        </EmptyState>
      </div>
    )
  if (opened.error && !isShown)
    return (
      <ErrorState title={t('talk.failed')} onRetry={() => void opened.refetch()}>
        {opened.error.message}
      </ErrorState>
    )
  if (!data && !isUnreachable && !opened.error)
    return (
      <div className={styles.waiting}>
        <Skeleton shape="rows" count={3} />
      </div>
    )
  const contacts = opened.data?.contacts
  // Those that there are go on, and count no more.
  const counted = data?.lastMessage ? null : contacts
  const closedBy = () => {
    if (opened.error && !isUnreachable) return <span>{opened.error.message}</span>
    return counted?.left === 0 ? <span>{t('contacts.none', { limit: counted.limit })}</span> : null
  }
  return (
    <>
      {counted && counted.left > 0 && counted.left <= saidFrom && (
        <p className={styles.left}>{t('contacts.left', { count: counted.left, limit: counted.limit })}</p>
      )}
      <ConversationView
        takesFocus
        conversation={data ?? here}
        begun={data ? undefined : { beginning, draft }}
        context={context}
        onContextUsed={() => setUsed(target.context)}
        onEscape={onClose}
        closed={closedBy()}
      />
    </>
  )
}
