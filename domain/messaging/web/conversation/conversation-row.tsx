import { usePerson } from '#domain/identity/web/person.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conversation } from '../../contract/conversation.ts'
import { contextIcons } from '../thread/line-context.tsx'
import styles from './conversations.module.css'
import { counterpartOf } from './correspondents.ts'
import { Face } from './face.tsx'
import { callSentence } from './lines-of.ts'
import { useMoment, waitingMinutes } from './moments.ts'
import type { useThere } from './use-status-of.ts'
import { isColleagues, waitsFor } from './waits-for.ts'

/** Minutes from which on somebody has waited for long. */
const long = 5

/** A conversation in a list: one target, with whom, the last words, what is new. */
export function ConversationRow({
  conversation,
  to,
  isCurrent,
  now,
  statusOf,
}: {
  conversation: Conversation
  to: string
  isCurrent: boolean
  now: number
  statusOf: ReturnType<typeof useThere>
}) {
  const t = useWords('messaging')
  const { user } = usePerson()
  const moment = useMoment()
  const { lastMessage, unread, takenBy, takenAt, waitingSince, as, context, isHandedOver } = conversation
  const counterpart = counterpartOf(conversation, user?.id)
  const status = statusOf(counterpart)
  const isWaiting = waitsFor(conversation, user?.id)
  const minutes = isWaiting && waitingSince ? waitingMinutes(waitingSince, now) : 0
  const isNew = unread > 0 && !isColleagues(conversation, user?.id)
  const call = lastMessage?.call
  const callWords = call && (call === 'ended' ? 'event.call' : callSentence(call, lastMessage.isOwn))
  const said = lastMessage?.text || lastMessage?.file || (callWords ? t(callWords) : '')
  return (
    <li>
      <Link
        to={to}
        id={`conversation-${conversation.id}`}
        className={styles.row}
        data-unread={isNew || isHandedOver || undefined}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Face of={counterpart} size={38} {...(status && status.status !== 'offline' && { status })} />
        <span className={styles.words}>
          <span className={styles.top}>
            <b className={styles.name}>{counterpart.name || t('thread.gone')}</b>
            {isWaiting ? (
              <span className={styles.wait} data-long={minutes >= long || undefined}>
                <span aria-hidden="true">{t('inbox.minutes_short', { count: minutes })}</span>
                <span className="visually-hidden">{t('inbox.waits', { count: minutes })}</span>
              </span>
            ) : (
              lastMessage && <time dateTime={lastMessage.createdAt}>{moment(lastMessage.createdAt)}</time>
            )}
          </span>
          <span className={styles.last}>
            {lastMessage?.isOwn && as === 'person' && !call ? t('list.own', { text: said }) : said}
          </span>
          {as === 'booth' && takenBy ? (
            <span className={styles.extra}>
              <Avatar
                name={`${takenBy.firstName} ${takenBy.lastName}`}
                src={takenBy.picture}
                face={takenBy}
                size={24}
              />
              {t(isHandedOver ? 'inbox.given' : 'inbox.since', {
                name: takenBy.id === user?.id ? t('thread.own') : takenBy.firstName,
                time: takenAt ? moment(takenAt) : '',
              })}
            </span>
          ) : (
            as === 'booth' &&
            context && (
              <span className={styles.extra}>
                <Icon of={contextIcons[context.kind]} size="small" />
                {context.title}
              </span>
            )
          )}
        </span>
        {isNew && (
          <span className={styles.unread}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="visually-hidden">{t('list.unread', { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
