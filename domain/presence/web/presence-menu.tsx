import { Circle, EyeOff, type LucideIcon, MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type PresenceChoice, presenceChoices } from '../contract/status.ts'
import styles from './presence-menu.module.css'
import { useOwnPresence } from './use-own-presence.ts'

const icons: Record<PresenceChoice, LucideIcon> = { free: Circle, busy: MessageCircle, invisible: EyeOff }
const nothing = () => {}
const aboveFairs = ['superAdmin', 'superOrganizer']

/** Whether one takes part in the fair that is shown: of others nobody is told there. */
function useSharedFair(): number | null {
  const fair = useShownFair()
  const { user, roles } = usePerson()
  if (!fair || !user) return null
  const isIn =
    user.organizes.includes(fair.id) ||
    user.fairUsers.some(one => one.fair.id === fair.id) ||
    roles.some(role => aboveFairs.includes(role))
  return isIn ? fair.id : null
}

/**
 * In the header of every page of a fair: being there, as long as a page is open, and what others see of it. The booth of
 * its contact goes by the same.
 */
export default function PresenceMenu() {
  const t = useWords('presence')
  const fair = useSharedFair()
  // Whoever hears who is there is there.
  useTopic(fair === null ? null : `presence:${fair}`, nothing, nothing)
  const { choice, isTalking, choose, isPending, isError } = useOwnPresence()
  useEffect(() => {
    if (isError) toast.error(t('failed'))
  }, [isError, t])
  if (fair === null || !choice) return null
  // Whoever is invisible is so in a talk as well.
  const shown = isTalking && choice !== 'invisible' ? 'talking' : choice
  const status = t(`status.${shown}`)
  return (
    <MenuButton
      label={t('title')}
      trigger={
        <Button variant="ghost" size="small" isPending={isPending} aria-label={t('menu', { status })}>
          <span className={styles.lamp} data-choice={shown} aria-hidden="true" />
          <span className={styles.word}>{status}</span>
        </Button>
      }
      groups={[
        {
          id: 'choice',
          title: t('title'),
          entries: presenceChoices.map(one => ({
            id: one,
            label: t(`status.${one}`),
            hint: t(`hint.${one}`),
            icon: icons[one],
            onAction: () => choose(one),
          })),
        },
      ]}
    />
  )
}
