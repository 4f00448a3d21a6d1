import { useQuery } from '@tanstack/react-query'
import { Footprints, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { useMayWrite } from '#domain/messaging/web/talk/use-may-write.ts'
import { visitStand } from '#domain/stands/contract/stand-visit.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ShownPlace } from '../own-places.ts'
import { queueStore } from '../queue-store.ts'
import { usePlaces } from '../use-places.ts'
import styles from './place-sheet.module.css'
import { Reason } from './reason.tsx'
import { Seats } from './seats.tsx'

/** One's place in the queue of a booth: who is before, for how long, and that one may walk on. */
export default function PlaceSheet({ place }: { place: ShownPlace }) {
  const t = useWords('waiting')
  const locale = useLocale()
  const { user } = usePerson()
  const { run, isPending } = useAction()
  const { leave, write } = usePlaces()
  const [isLeaving, setLeaving] = useState(false)
  const { stand, estimate } = place
  const mayWrite = useMayWrite({ stand: { id: stand.id, name: stand.firm.name } })
  const before = place.before ?? 0
  const { data: visit } = useQuery(callQuery(useApi(), visitStand, { params: { id: stand.id } }))
  const talking = visit?.people.filter(({ busy }) => busy) ?? []
  const isAllBusy = talking.length > 0 && visit?.people.every(({ free }) => !free)
  const time = new Intl.DateTimeFormat(dateLocale(locale), { timeStyle: 'short' })
  const close = () => queueStore.open(null)
  if (isLeaving)
    return (
      <Confirm
        isOpen
        isDanger
        isPending={isPending}
        onOpenChange={setLeaving}
        title={t('leave.title', { stand: stand.firm.name })}
        confirmLabel={t('leave.do')}
        onConfirm={() => run(() => leave(place))}
      >
        <p>{t('leave.text')}</p>
      </Confirm>
    )
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={isOpen => isOpen || close()}
      title={stand.firm.name}
      lead={[
        stand.number && t('scenes:scene.stand_number', { number: stand.number }),
        isAllBusy && t('sheet.all_talk'),
      ]
        .filter(Boolean)
        .join('\u00a0· ')}
      footer={
        <div className={styles.actions}>
          <Button size="big" icon={Footprints} autoFocus onPress={close}>
            {t('sheet.walk_on')}
          </Button>
          {mayWrite && (
            <Button
              variant="secondary"
              icon={MessageCircle}
              isPending={isPending}
              onPress={() => run(() => write(place))}
            >
              {t('sheet.write')}
            </Button>
          )}
          <Button variant="ghost" onPress={() => setLeaving(true)}>
            {t('leave.do')}
          </Button>
          <p className={styles.kept}>{t('sheet.kept')}</p>
        </div>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.top} data-next={before === 0 || undefined} aria-live="polite">
          {before > 0 && <span className={styles.number}>{before}</span>}
          <span className={styles.ahead}>
            {before === 0 ? t('next') : t('people_ahead', { count: before })}
          </span>
          <span className={styles.when}>
            {estimate !== null && <b>{t('estimate', { count: estimate })}</b>}
            {t('sheet.taken_at', { time: time.format(new Date(place.takenAt)) })}
          </span>
        </div>
        {user && (
          <Seats
            talking={talking}
            ahead={before}
            you={{ ...user, picture: user.picture?.thumbnailPath ?? null }}
          />
        )}
        <p className={styles.stays}>
          <b>{t('sheet.stays')}</b> {t(before === 0 ? 'sheet.told_now' : 'sheet.told')}
        </p>
        <Reason place={place} />
      </div>
    </Dialog>
  )
}
