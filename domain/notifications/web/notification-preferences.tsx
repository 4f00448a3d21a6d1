import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { areWanted, permission, type Wanted, want } from '#platform/web/outside/browser-notifications.ts'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  type MailChoice,
  mailChoices,
  notificationPreferences,
  type Preference,
  setNotificationPreference,
} from '../contract/preferences.ts'
import styles from './notification-preferences.module.css'

const isChoice = (choice: string | null): choice is MailChoice => mailChoices.some(one => one === choice)

const id = 'notifications'

/** On the page about oneself: which notifications are also mailed, and shown outside the page. */
export default function NotificationPreferences() {
  const t = useWords('notifications')
  const { user } = usePerson()
  const { hash, key } = useLocation()
  const section = useRef<HTMLElement>(null)
  // It comes after the page that the address leads to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for it once more is led there once more
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView()
  }, [hash, key])
  return (
    <section id={id} ref={section} className={styles.part} aria-labelledby="notifications-title">
      <h2 id="notifications-title" className={styles.title}>
        {t('mail_title')}
      </h2>
      <p className={styles.text}>{t('mail_text')}</p>
      {user && <Kinds userId={user.id} />}
      <InBrowser />
    </section>
  )
}

function Kinds({ userId }: { userId: number }) {
  const t = useWords('notifications')
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const { data, error, refetch } = useQuery(callQuery(api, notificationPreferences, { params: { userId } }))
  const choose = ({ kind }: Preference, mail: MailChoice) =>
    run(async () => {
      await api.call(setNotificationPreference, { params: { userId }, body: { kind, mail } })
      await refresh(notificationPreferences)
      toast.success(t('saved'))
    })
  if (!data)
    return <LoadState of={{ error, refetch }} failed={t('preferences_failed')} shape="rows" count={4} />
  return (
    <div className={styles.kinds}>
      {data.map(preference => (
        <SelectField
          key={preference.kind}
          label={preference.title}
          // What has a mail of its own is not mailed at once a second time.
          {...(!preference.choices.includes('now') && { hint: t('mail_own') })}
          value={preference.mail}
          options={preference.choices.map(id => ({ id, label: t(`mail_${id}`) }))}
          onChange={mail => isChoice(mail) && mail !== preference.mail && choose(preference, mail)}
        />
      ))}
    </div>
  )
}

function InBrowser() {
  const t = useWords('notifications')
  const [state, setState] = useState<Wanted>(() => (areWanted() ? 'on' : 'off'))
  const [isDenied, setDenied] = useState(() => permission() === 'denied')
  if (permission() === 'unknown') return null
  const change = async (isWanted: boolean) => {
    setState(await want(isWanted))
    setDenied(permission() === 'denied')
  }
  return (
    <SwitchField
      label={t('browser')}
      hint={t(isDenied ? 'browser_denied' : state === 'impossible' ? 'browser_cannot' : 'browser_hint')}
      isSelected={state === 'on'}
      isDisabled={isDenied}
      onChange={isWanted => void change(isWanted)}
    />
  )
}
