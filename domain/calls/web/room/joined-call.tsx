import { Maximize2, PhoneOff } from 'lucide-react'
import { useEffect } from 'react'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Say } from '#platform/web/ui/say.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { clockOf } from '#platform/web/words/clock-of.ts'
import { useWords } from '#platform/web/words/words.ts'
import { callStore, type JoinedCall as Joined } from '../call-store.ts'
import { useNow } from '../clock.ts'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { isGone } from '../media/video-room.ts'
import { writeTabCall } from '../tab-call.ts'
import { roomHref } from '../use-calls.ts'
import styles from './joined-call.module.css'
import { useEnding } from './use-ending.ts'
import { useMedia } from './use-media.ts'
import { Voice } from './voice.tsx'

/** The call that this tab is in: heard on every page; away from its own a bar leads back to it. */
export default function JoinedCall({ joined, isBar }: { joined: Joined; isBar: boolean }) {
  const { call, media } = joined
  const t = useWords('calls')
  const { stage, remotes, chosen } = useMedia(media)
  const { finish, look } = useEnding(joined)
  const isOver = call.state !== 'accepted'
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is over, once
  useEffect(() => {
    if (!isOver) return
    finish(call)
    if (!isBar) return
    callStore.join(null)
    toast.info(t('bar.ended'))
  }, [isOver, isBar])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when this page may not be in it any more, once
  useEffect(() => {
    if (isGone(stage)) writeTabCall(null)
    if (stage === 'refused') void look().catch(() => undefined)
    if (isGone(stage) && isBar) callStore.join(null)
  }, [stage, isBar])
  return (
    <>
      {remotes.map(remote => (
        <Voice key={remote.connection} remote={remote} loudspeaker={chosen.loudspeaker} />
      ))}
      {isBar && !isOver && <CallBar joined={joined} />}
    </>
  )
}

function CallBar({ joined }: { joined: Joined }) {
  const t = useWords('calls')
  const { run } = useAction()
  const { hangUp } = useEnding(joined)
  const { call, since } = joined
  const now = useNow()
  const other = otherOf(call)
  const seconds = (now - since) / 1_000
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <span className={styles.who}>
        <Say />
        <b>{other ? fullNameOf(other) : t('gone')}</b>
        <span role="timer">{clockOf(seconds)}</span>
      </span>
      <ButtonLink variant="secondary" size="small" icon={Maximize2} href={roomHref(call)}>
        {t('bar.back')}
      </ButtonLink>
      <Button variant="danger" size="small" icon={PhoneOff} onPress={() => run(hangUp)}>
        {t('visio.end_call')}
      </Button>
    </section>
  )
}
