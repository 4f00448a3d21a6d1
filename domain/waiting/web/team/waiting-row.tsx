import { Check, CornerDownLeft, MessageCircle, MessageSquareText, Video } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { contextIcons } from '#domain/messaging/web/thread/line-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Way } from '../../contract/place.ts'
import type { WaitingPerson } from '../../contract/queue.ts'
import { useTimeWords } from '../turn/use-time-words.ts'
import styles from './team.module.css'
import type { useReceiving } from './use-receiving.ts'

const minute = 60_000
const icons = { chat: MessageCircle, call: Video } as const

type Props = {
  place: WaitingPerson & { until: number }
  /** Among those who wait; null of somebody who is called or talks. */
  rank: number | null
  stand: number
  ways: readonly Way[]
  /** One receives somebody already, and one at a time. */
  isReceiving: boolean
  now: number
  receiving: ReturnType<typeof useReceiving>
}

export const nameOf = ({ firstName, lastName }: WaitingPerson['person']) => `${firstName} ${lastName}`

/** Somebody who waits at the booth, where they are meanwhile, and what can be done. */
export function WaitingRow(props: Props) {
  const { place, rank, now } = props
  const t = useWords('waiting')
  const { person, state, reason, context, takenAt } = place
  const name = nameOf(person)
  const about = [context?.title, reason].filter(Boolean).join('\u00a0· ')
  return (
    <li className={styles.row} data-place={place.id} data-first={rank === 1 || undefined} data-state={state}>
      <span className={styles.rank}>{rank}</span>
      <span className={styles.person}>
        <Avatar name={name} src={person.picture} face={person} size={38} />
        <span className={styles.words}>
          <b>{name}</b>
          <small>
            <Whereabouts place={place} now={now} />
          </small>
        </span>
      </span>
      <span className={styles.why}>
        {about && (
          <>
            <Icon of={context ? contextIcons[context.kind] : MessageSquareText} size="small" />
            <span className="visually-hidden">{t('reason.about')}</span>
            {about}
          </>
        )}
      </span>
      <span className={styles.since}>
        <span className="visually-hidden">{t('team.since')} </span>
        {t('team.minutes', { count: Math.max(0, Math.floor((now - Date.parse(takenAt)) / minute)) })}
      </span>
      <span className={styles.acts}>
        <Acts {...props} />
      </span>
    </li>
  )
}

/** Where they are, or how far one is with them. */
function Whereabouts({ place, now }: Pick<Props, 'place' | 'now'>) {
  const t = useWords('waiting')
  const timeOf = useTimeWords()
  const { user } = usePerson()
  const { state, status, isAtBooth, hall, hasPostponed, contact, until } = place
  const isOwn = contact?.id === user?.id
  if (state === 'called') {
    const time = timeOf(Math.max(0, Math.ceil((until - now) / 1_000)))
    return isOwn ? t('team.called', { time }) : t('team.called_by', { name: contact?.firstName ?? '', time })
  }
  if (state === 'talking')
    return isOwn ? t('team.talks_with_you') : t('team.talks_with', { name: contact?.firstName ?? '' })
  const where =
    status === 'offline'
      ? t('team.offline')
      : isAtBooth
        ? t('team.at_booth')
        : hall
          ? t('team.in_hall', { hall })
          : t('team.in_fair')
  return [where, hasPostponed && t('team.postponed')].filter(Boolean).join('\u00a0· ')
}

function Acts({ place, rank, stand, ways, isReceiving, receiving }: Props) {
  const t = useWords('waiting')
  const href = useSalonHref()
  const { user } = usePerson()
  const { run, isPending } = useAction()
  const { state, contact, conversation, way } = place
  const name = nameOf(place.person)
  const isOwn = contact?.id === user?.id
  const inbox = conversation && href(messagingPaths.standInbox, { id: stand, conversation })
  // To talk comes before writing.
  const [first, second] = (['call', 'chat'] as const).filter(one => ways.includes(one))
  const open = inbox && (
    <ButtonLink
      variant="secondary"
      size="small"
      icon={MessageCircle}
      href={inbox}
      aria-label={t('team.conversation_with', { name })}
    >
      {t('team.conversation')}
    </ButtonLink>
  )
  if (state === 'talking')
    return (
      <>
        {open}
        {isOwn && way === 'chat' && (
          <Button
            size="small"
            icon={Check}
            isPending={isPending}
            aria-label={t('team.done_with', { name })}
            onPress={() => run(() => receiving.done(place))}
          >
            {t('team.done')}
          </Button>
        )}
      </>
    )
  if (state === 'called' && isOwn)
    return (
      <>
        {ways.includes('call') && (
          <Button
            variant="secondary"
            size="small"
            icon={Video}
            isPending={isPending}
            aria-label={t('team.ring_named', { name })}
            onPress={() => run(() => receiving.take(place, 'call'))}
          >
            {t('team.ring')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          icon={CornerDownLeft}
          isPending={isPending}
          aria-label={t('team.release_named', { name })}
          onPress={() => run(() => receiving.release(place))}
        >
          {t('team.release')}
        </Button>
      </>
    )
  if (!first || isReceiving) return null
  const receive = (by: Way) => run(() => (rank === 1 ? receiving.next : receiving.take)(place, by))
  if (rank === 1)
    return (
      <>
        <Button
          icon={icons[first]}
          isPending={isPending}
          aria-label={t(`team.receive_${first}`, { name })}
          onPress={() => receive(first)}
        >
          {t('team.receive')}
        </Button>
        {second && (
          <Button
            variant="icon"
            icon={icons[second]}
            isDisabled={isPending}
            aria-label={t(`team.receive_${second}`, { name })}
            onPress={() => receive(second)}
          />
        )}
      </>
    )
  const label = t(state === 'called' ? 'team.take_over' : 'team.receive_now')
  return (
    <MenuButton
      label={`${label}, ${name}`}
      trigger={
        <Button variant="secondary" size="small" isPending={isPending} aria-label={`${label}, ${name}`}>
          {label}
        </Button>
      }
      groups={[
        {
          id: 'ways',
          entries: [first, ...(second ? [second] : [])].map(by => ({
            id: by,
            label: t(`team.by_${by}`),
            icon: icons[by],
            onAction: () => receive(by),
          })),
        },
      ]}
    />
  )
}
