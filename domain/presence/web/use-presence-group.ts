import { Circle, EyeOff, type LucideIcon, MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import type { MenuGroup } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { ownPresence, type PresenceBatch } from '../contract/presence.ts'
import { type PresenceChoice, presenceChoices } from '../contract/status.ts'
import { useOwnPresence } from './use-own-presence.ts'

const icons: Record<PresenceChoice, LucideIcon> = { free: Circle, busy: MessageCircle, invisible: EyeOff }

/** How somebody is seen by others: a talk goes before what was chosen, but for being invisible. */
export type ShownPresence = PresenceChoice | 'talking'

/**
 * Being there, as long as a page is open, how one is seen, and the choice of it; null until that is known. The booth of its
 * contact goes by the same.
 */
export function usePresenceGroup(): { shown: ShownPresence; name: string; group: MenuGroup } | null {
  const t = useWords('presence')
  const fair = useShownFair()?.id ?? null
  const takesPart = useTakesPart()
  const refresh = useRefresh()
  const own = usePerson().user?.id
  // Whoever hears who is there is there, and hears how they are seen themselves.
  useTopic(
    fair !== null && takesPart(fair) ? `presence:${fair}` : null,
    ({ data }) => {
      const { on, off } = data as PresenceBatch
      if (own && (on.some(({ id }) => id === own) || off.includes(own))) void refresh(ownPresence)
    },
    () => void refresh(ownPresence),
  )
  const { choice, isTalking, choose, isError } = useOwnPresence()
  useEffect(() => {
    if (isError) toast.error(t('failed'))
  }, [isError, t])
  if (!choice) return null
  const shown = isTalking && choice !== 'invisible' ? 'talking' : choice
  const entries = presenceChoices.map(one => ({
    id: one,
    label: t(`status.${one}`),
    hint: t(`hint.${one}`),
    icon: icons[one],
    isChosen: one === choice,
    onAction: () => choose(one),
  }))
  return {
    shown,
    name: t('menu', { status: t(`status.${shown}`) }),
    group: { id: 'presence', title: t('title'), entries },
  }
}
