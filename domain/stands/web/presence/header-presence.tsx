import { useQuery } from '@tanstack/react-query'
import { Circle, LogOut, MessageCircle } from 'lucide-react'
import { useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton, type MenuGroup } from '#platform/web/ui/menu.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { myStands } from '../../contract/endpoints.ts'
import styles from './header-presence.module.css'
import { usePresenceChange } from './here-switch.tsx'
import { useHere, useKeptHere } from './use-here.ts'

/** In the header of every page: whether one is on one's booth, until when, and the way to change it. */
export default function HeaderPresence() {
  useKeptHere()
  const t = useWords('stands')
  const api = useApi()
  const locale = useLocale()
  const fair = useShownFair()
  const { here, come, go } = useHere()
  const { isPending, change } = usePresenceChange()
  const { data } = useQuery(callQuery(api, myStands))
  const stateOf = (stand: number) => here?.stands[stand]
  const stands = (data ?? []).filter(
    one => one.mayStaff && (!fair || one.fair.id === fair.id || stateOf(one.id)),
  )
  const [first] = stands
  if (!first) return null
  const states = stands.flatMap(one => stateOf(one.id) ?? [])
  const state = states.some(one => !one.busy) ? 'free' : states.length ? 'talk' : 'away'
  const time = (at: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)
  const inside = (
    <>
      <span className={styles.lamp} data-state={state} aria-hidden="true" />
      {t(state === 'talk' ? 'scenes:scene.talking' : 'here.on')}
      {here && states.length > 0 && (
        <span className={styles.until}>{t('here.until', { time: time(here.until) })}</span>
      )}
    </>
  )
  if (stands.length === 1 && state === 'away')
    return (
      <Button
        variant="secondary"
        size="small"
        aria-pressed={false}
        isPending={isPending}
        onPress={() => void change(() => come(first.id))}
      >
        {inside}
      </Button>
    )
  const groups = stands.map((stand): MenuGroup => {
    const now = stateOf(stand.id)
    const action = (id: string, label: string, icon: typeof Circle, what: () => Promise<void>) => ({
      id: `${id}-${stand.id}`,
      label,
      icon,
      onAction: () => void change(what),
    })
    return {
      id: String(stand.id),
      title: [stand.number, stand.name].filter(Boolean).join(' · '),
      entries: [
        ...(now && !now.busy ? [] : [action('free', t('here.be_free'), Circle, () => come(stand.id))]),
        ...(now?.busy
          ? []
          : [action('talk', t('here.be_talking'), MessageCircle, () => come(stand.id, true))]),
        ...(now ? [action('go', t('here.be_away'), LogOut, () => go(stand.id))] : []),
      ],
    }
  })
  return (
    <MenuButton
      label={t('here.menu')}
      trigger={
        <Button variant={state === 'away' ? 'secondary' : 'soft'} size="small" isPending={isPending}>
          {inside}
        </Button>
      }
      groups={groups}
    />
  )
}
