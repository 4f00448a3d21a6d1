import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { listFeeds, openFeed, revokeFeed } from '../../contract/feeds.ts'
import styles from './agenda-page.module.css'

const alarms = ['none', '5', '15', '60'] as const

/** Addresses under which one’s own calendar follows this agenda; each can be revoked, and is shown once. */
export function AgendaFeeds({ fair }: { fair: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [alarm, setAlarm] = useState<(typeof alarms)[number]>('none')
  const [canCopy] = useState(() => 'clipboard' in navigator)
  const [url, setUrl] = useState<string | null>(null)
  const { data: feeds = [] } = useQuery(callQuery(api, listFeeds, { query: { fair } }))
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium' })
  const open = () =>
    run(async () => {
      const alarmMinutes = alarm === 'none' ? null : Number(alarm)
      const made = await api.call(openFeed, { body: { fair, alarmMinutes } })
      setUrl(made.url)
      await refresh(listFeeds)
    })
  const copy = async () => {
    if (url === null) return
    await navigator.clipboard.writeText(url)
    toast.success(t('feed.copied'))
  }
  const revoke = (id: number) =>
    run(async () => {
      await api.call(revokeFeed, { params: { id } })
      setUrl(null)
      await refresh(listFeeds)
      toast.success(t('feed.revoked'))
    })
  return (
    <div className={styles.feeds}>
      <Disclosure title={t('feed.title')} aside={feeds.length || undefined}>
        <p className={styles.note}>{t('feed.text')}</p>
        {url === null ? (
          <div className={styles.open}>
            <SelectField
              label={t('feed.alarm')}
              options={alarms.map(id => ({
                id,
                label: id === 'none' ? t('feed.alarm_none') : t('feed.alarm_before', { count: Number(id) }),
              }))}
              value={alarm}
              onChange={id => id && setAlarm(id)}
            />
            <Button variant="secondary" icon={CalendarPlus} isPending={isPending} onPress={open}>
              {t('feed.open')}
            </Button>
          </div>
        ) : (
          <div className={styles.opened}>
            <TextField label={t('feed.url')} hint={t('feed.url_once')} value={url} isReadOnly />
            <div className={styles.ways}>
              <ButtonLink size="small" icon={CalendarPlus} href={url.replace(/^https?:/, 'webcal:')}>
                {t('feed.subscribe')}
              </ButtonLink>
              {canCopy && (
                <Button size="small" variant="secondary" icon={Copy} onPress={() => void copy()}>
                  {t('feed.copy')}
                </Button>
              )}
            </div>
          </div>
        )}
        {feeds.length > 0 && (
          <ul className={styles.feedList}>
            {feeds.map(feed => (
              <li key={feed.id}>
                <span>
                  {t('feed.since', { date: moment.format(new Date(feed.createdAt)) })}
                  {' · '}
                  {feed.lastReadAt
                    ? t('feed.read', { date: moment.format(new Date(feed.lastReadAt)) })
                    : t('feed.never_read')}
                </span>
                <Button
                  variant="ghost"
                  size="small"
                  icon={Trash2}
                  isDisabled={isPending}
                  aria-label={t('feed.revoke_named', { date: moment.format(new Date(feed.createdAt)) })}
                  onPress={() => revoke(feed.id)}
                >
                  {t('feed.revoke')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  )
}
