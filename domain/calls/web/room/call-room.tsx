import { PhoneOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '#platform/web/api/use-action.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { JoinedCall } from '../call-store.ts'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { CallControls } from './call-controls.tsx'
import { CallSigns } from './call-signs.tsx'
import { CallTalk } from './call-talk.tsx'
import { DeviceProblems } from './device-problems.tsx'
import { NewMessage } from './new-message.tsx'
import { OwnPreview } from './own-preview.tsx'
import { RemotePicture } from './remote-picture.tsx'
import styles from './room.module.css'
import { useCallKeys } from './use-call-keys.ts'
import { useEnding } from './use-ending.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useMedia } from './use-media.ts'

/** Two people who see and hear each other. */
export function CallRoom({ joined }: { joined: JoinedCall }) {
  const t = useWords('calls')
  const { call, media, since } = joined
  const view = useMedia(media)
  const { run } = useAction()
  const { hangUp } = useEnding(joined)
  const { isFull, toggle } = useFullScreen()
  const [said, say] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed to come here is gone.
  useEffect(() => heading.current?.focus(), [])
  useCallKeys(media)
  const other = otherOf(call)
  const name = other ? fullNameOf(other) : t('gone')
  const [remote] = view.remotes
  const quality = remote && (remote.wasConnected || !remote.hasFailed) ? remote.quality : null
  useEffect(() => {
    if (remote?.wasConnected) say(t(`quality.${remote.quality}`))
  }, [remote?.wasConnected, remote?.quality, t])
  return (
    <div className={styles.layout}>
      <section className={styles.room} aria-label={t('room.label', { name })} data-full={isFull || undefined}>
        <header className={styles.head}>
          <Avatar name={name} src={other?.picture} {...(other && { face: other })} size={52} />
          <div className={styles.who}>
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            <p>
              <Dotted parts={[other?.jobTitle, other?.firm]} />
            </p>
          </div>
          <CallSigns
            since={since}
            quality={remote?.wasConnected ? quality : null}
            isFull={isFull}
            onFull={toggle}
          />
        </header>
        <DeviceProblems media={media} problems={view.problems} />
        <div className={styles.picture}>
          <RemotePicture remote={remote ?? null} stage={view.stage} person={other} name={name} />
          {isFull && call.conversation && <NewMessage uuid={call.conversation} name={name} />}
          <OwnPreview track={view.own} isScreen={view.sending.screen} />
        </div>
        <CallControls
          media={media}
          view={view}
          label={t('controls.label')}
          end={{ icon: PhoneOff, word: t('visio.end_call'), onPress: () => run(hangUp) }}
        />
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </section>
      {call.conversation && <CallTalk call={call} uuid={call.conversation} />}
    </div>
  )
}
