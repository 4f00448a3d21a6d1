import { Check } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { byDay } from '#platform/web/words/by-day.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Notification } from '../contract/notifications.ts'
import styles from './notification-panel.module.css'
import type { Notifications } from './use-notifications.ts'

/** What one was told of, day by day. */
export function NotificationPanel({
  notifications,
  onLeave,
}: {
  notifications: Notifications
  onLeave: () => void
}) {
  const t = useWords('notifications')
  const locale = useLocale()
  const href = useSalonHref()
  const { run, isPending } = useAction()
  const { all, unread, data, error, refetch, markAllRead, markRead } = notifications
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {unread > 0 && (
          <Button variant="ghost" size="small" isPending={isPending} onPress={() => run(markAllRead)}>
            {t('mark_all')}
          </Button>
        )}
      </header>
      {error && !data ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={3} />
      ) : all.length === 0 ? (
        <EmptyState isPlain title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      ) : (
        byDay(all, new Date(), locale).map(({ name, rows }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.day}>{name}</h3>
            <ul className={styles.list}>
              {rows.map(row => (
                <Row
                  key={row.id}
                  notification={row}
                  onRead={() => run(() => markRead(row))}
                  onFollow={onLeave}
                />
              ))}
            </ul>
          </section>
        ))
      )}
      <footer className={styles.foot}>
        {notifications.hasNextPage && (
          <Button
            variant="secondary"
            size="small"
            isPending={notifications.isFetchingNextPage}
            onPress={() => void notifications.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
        <Link
          className={styles.settings ?? ''}
          to={`${href(accountPaths.userManage)}#notifications`}
          onClick={onLeave}
        >
          {t('settings')}
        </Link>
      </footer>
    </div>
  )
}

function Row({
  notification: { text, link, unread, createdAt },
  onRead,
  onFollow,
}: {
  notification: Notification
  onRead: () => void
  onFollow: () => void
}) {
  const t = useWords('notifications')
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), { timeStyle: 'short' })
  const follow = () => {
    if (unread) onRead()
    onFollow()
  }
  return (
    <li className={styles.row} data-unread={unread || undefined}>
      <div className={styles.words}>
        {unread && <span className="visually-hidden">{t('unread')}. </span>}
        {link ? (
          <Link to={link} onClick={follow}>
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
        <time className={styles.time} dateTime={createdAt}>
          {time.format(new Date(createdAt))}
        </time>
      </div>
      {unread && (
        <Button
          variant="icon"
          size="small"
          icon={Check}
          aria-label={`${t('mark_read')}: ${text}`}
          onPress={onRead}
        />
      )}
    </li>
  )
}
