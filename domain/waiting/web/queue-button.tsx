import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { openPlacesMost } from '../contract/place.ts'
import { type QueueRefusal, standQueue } from '../contract/queue.ts'
import { isWaiting, useOwnPlaces } from './own-places.ts'
import styles from './queue-button.module.css'
import { queueStore } from './queue-store.ts'
import { usePlaces } from './use-places.ts'

/** Refusals that are said where one would have taken a place. */
const said: readonly QueueRefusal[] = [
  'queue_closed',
  'queue_full',
  'queue_places_limit',
  'daily_limit',
  'daily_call_limit',
]

/** Where everybody of a booth is busy: takes a place in its queue, or shows the one that one has. */
export default function QueueButton({ person, stand, context, look, isBusy }: ContactTarget) {
  const t = useWords('waiting')
  const fair = useFair()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const { take } = usePlaces()
  const id = stand?.id ?? 0
  const { data: queue } = useQuery({
    ...callQuery(useApi(), standQueue, { params: { id } }),
    staleTime: 0,
    enabled: Boolean(stand && isBusy),
  })
  useLive(stand && isBusy ? `queue:${id}` : null, () => refresh(standQueue))
  const own = useOwnPlaces(fair?.id).find(place => place.stand.id === id && isWaiting(place))
  if (!stand || (person && !isBusy)) return null
  const isIcon = look === 'icon' && !person
  if (own && isIcon) return null
  if (own)
    return (
      <Button
        variant="secondary"
        icon={Hourglass}
        aria-label={t('own_named', { stand: stand.name })}
        onPress={() => queueStore.open(own.id)}
      >
        {t('own')}
      </Button>
    )
  if (!isBusy || !queue || queue.isStaff) return null
  if (queue.refusal === null)
    return (
      <Button
        variant={isIcon ? 'icon' : 'secondary'}
        icon={Hourglass}
        aria-label={
          isIcon && context
            ? t('take_about', { title: context.title })
            : t('take_named', { stand: stand.name })
        }
        isPending={isPending}
        onPress={() => run(() => take(id, context))}
      >
        {isIcon ? null : t('take')}
      </Button>
    )
  if (person || isIcon || !said.includes(queue.refusal)) return null
  return <p className={styles.refusal}>{t(`validations:${queue.refusal}`, { most: openPlacesMost })}</p>
}
