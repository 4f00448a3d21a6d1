import { ArrowLeft, DoorOpen, Video } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ShownBoothRoom } from '../../contract/booth-room.ts'
import { isCheckedToday } from '../check/checked-today.ts'
import { DeviceCheck } from '../check/device-check.tsx'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { roomHref, useCallState } from '../use-calls.ts'
import styles from './booth.module.css'

type Wished = { microphone: boolean; camera: boolean }
type Props = {
  room: ShownBoothRoom
  /** What has become of one’s being inside. */
  notice: string | null
  /** Whoever was inside stands before it again. */
  takesFocus: boolean
  onEnter: (wished: Wished) => Promise<void>
}

/** Before the room of a booth: who is in it, and the way in. */
export function BoothDoor({ room, notice, takesFocus, onEnter }: Props) {
  const t = useWords('calls')
  const href = useSalonHref()
  const { user } = usePerson()
  const { joined } = useCallState()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const [isChecking, setChecking] = useState(false)
  const others = room.participants.filter(({ person }) => person.id !== user?.id)
  const isFull = others.length >= room.most
  const call = joined?.call.state === 'accepted' ? joined.call : null
  const other = call && otherOf(call)
  const enter = () =>
    isCheckedToday() ? void onEnter({ microphone: true, camera: true }) : setChecking(true)
  return (
    <section className={styles.door} aria-labelledby="booth-door">
      <p className={styles.above}>{t('booth.title')}</p>
      <h1 id="booth-door" ref={heading} tabIndex={-1}>
        {room.name ?? t('booth.title')}
      </h1>
      {notice && (
        <p className={styles.notice} data-grave role="alert">
          {notice}
        </p>
      )}
      <p className={styles.lead}>
        {others.length
          ? t('booth.inside', { count: others.length, most: room.most })
          : t(room.mayModerate ? 'booth.empty_staff' : 'booth.empty')}
      </p>
      <Seats people={others} most={room.most} />
      {call ? (
        <>
          <p className={styles.notice}>
            {t('booth.in_call', { name: other ? fullNameOf(other) : t('gone') })}
          </p>
          <div className={styles.ways}>
            <ButtonLink icon={Video} href={roomHref(call)}>
              {t('bar.back')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          {isFull && (
            <p className={styles.notice} role="status">
              {t('booth.full', { most: room.most })}
            </p>
          )}
          <div className={styles.ways}>
            <Button icon={DoorOpen} isDisabled={isFull} onPress={enter}>
              {t('booth.enter')}
            </Button>
            <Button
              variant="secondary"
              isDisabled={isFull}
              onPress={() => void onEnter({ microphone: true, camera: false })}
            >
              {t('booth.enter_without_camera')}
            </Button>
            <ButtonLink
              variant="ghost"
              icon={ArrowLeft}
              href={href(standPaths.standVisit, { id: room.stand })}
            >
              {t('booth.to_booth')}
            </ButtonLink>
          </div>
        </>
      )}
      {isChecking && (
        <DeviceCheck
          title={t('booth.check')}
          action={{
            icon: DoorOpen,
            word: t('booth.enter'),
            wordWithoutCamera: t('booth.enter_without_camera'),
            onReady: () => onEnter({ microphone: true, camera: true }),
          }}
          onClose={() => setChecking(false)}
        />
      )}
    </section>
  )
}

/** Beyond so many, empty seats say nothing. */
const seatsDrawn = 6

/** Who is in the room, and how much room is left. */
function Seats({ people, most }: { people: ShownBoothRoom['participants']; most: number }) {
  const t = useWords('calls')
  const free = most > seatsDrawn ? 0 : Math.max(0, most - people.length)
  return (
    <ul className={styles.seats} aria-label={t('booth.people')}>
      {people.map(({ person, isStaff }) => (
        <li key={person.id}>
          <Avatar name={fullNameOf(person)} src={person.picture} face={person} size={72} />
          <b>{fullNameOf(person)}</b>
          {(isStaff || person.firm) && <small>{isStaff ? t('booth.staff') : person.firm}</small>}
        </li>
      ))}
      {Array.from({ length: free }, (_none, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty seats are alike
        <li key={`free ${at}`} aria-hidden="true">
          <span className={styles.free} />
        </li>
      ))}
    </ul>
  )
}
