import { Check, CircleAlert, type LucideIcon, Mic, Route as RouteIcon, Video, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { OwnMedia } from '../media/own-media.ts'
import { DeviceChoice } from '../room/device-choice.tsx'
import { useSink, useTrackStream } from '../room/sink.ts'
import styles from './check.module.css'
import { markChecked } from './checked-today.ts'
import { playSound } from './play-sound.ts'
import { useLevel } from './use-level.ts'
import { useRoute } from './use-route.ts'

/** One's own devices as long as this is shown. */
function useOwnMedia() {
  const [own, setOwn] = useState<OwnMedia | null>(null)
  const [, tell] = useState(0)
  const [isAsking, setAsking] = useState(true)
  useEffect(() => {
    const media = new OwnMedia(() => tell(count => count + 1))
    setOwn(media)
    void media.start({ microphone: true, camera: true }).then(() => setAsking(false))
    return () => media.release()
  }, [])
  return { own, isAsking }
}

type Props = {
  title: string
  /** What comes next. */
  action: { icon: LucideIcon; word: string; wordWithoutCamera: string; onReady: () => Promise<void> }
  onClose: () => void
}

/** Before the first talk of a day: camera, microphone, loudspeaker and the way through the network. */
export function DeviceCheck({ title, action, onClose }: Props) {
  const t = useWords('calls')
  const { run, isPending } = useAction()
  const { own, isAsking } = useOwnMedia()
  const route = useRoute()
  const { audio = null, video = null } = own?.tracks ?? {}
  const problems = own?.problems
  const sink = useSink(useTrackStream(video))
  const [bar, isHeard] = useLevel(audio)
  const [sound, setSound] = useState<boolean | null>(null)
  const goOn = () =>
    run(async () => {
      // They are asked for again: some machines give a device to one at a time.
      own?.release()
      markChecked()
      onClose()
      await action.onReady()
    })
  const tryAgain = () => void own?.start({ microphone: true, camera: true })
  const isBlocked = route.data === 'unavailable'
  return (
    <Dialog
      title={title}
      lead={t('check.lead')}
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          {(problems?.camera || problems?.microphone) && (
            <Button variant="secondary" onPress={tryAgain}>
              {t('problem.again')}
            </Button>
          )}
          <Button icon={action.icon} isPending={isPending} isDisabled={isAsking || isBlocked} onPress={goOn}>
            {video || isAsking ? action.word : action.wordWithoutCamera}
          </Button>
        </>
      }
    >
      <div className={styles.check}>
        <div className={styles.preview}>
          {video ? (
            <video ref={sink} aria-label={t('check.preview')} autoPlay playsInline muted />
          ) : (
            <Icon of={Video} />
          )}
        </div>
        <ul className={styles.list}>
          <Item
            icon={Video}
            name={t('devices.camera')}
            state={video ? 'ok' : problems?.camera ? 'bad' : 'waiting'}
          >
            {problems?.camera
              ? t(`problem.${problems.camera}`)
              : t(video ? 'check.camera_ok' : 'check.asking')}
          </Item>
          <Item
            icon={Mic}
            name={t('devices.microphone')}
            state={problems?.microphone ? 'bad' : isHeard ? 'ok' : 'waiting'}
          >
            {problems?.microphone
              ? t(`problem.${problems.microphone}`)
              : t(isHeard ? 'check.heard' : audio ? 'check.say_something' : 'check.asking')}
            {audio && <span ref={bar} className={styles.level} aria-hidden="true" />}
          </Item>
          <Item
            icon={Volume2}
            name={t('devices.loudspeaker')}
            state={sound === null ? 'waiting' : sound ? 'ok' : 'bad'}
            action={
              <Button
                variant="secondary"
                size="small"
                onPress={() => void playSound(own?.chosen.loudspeaker).then(setSound)}
              >
                {t('check.listen')}
              </Button>
            }
          >
            {t(sound === null ? 'check.sound' : sound ? 'check.sound_played' : 'check.sound_failed')}
          </Item>
          <Item
            icon={RouteIcon}
            name={t('check.route')}
            state={route.data === 'found' ? 'ok' : route.data || route.error ? 'bad' : 'waiting'}
          >
            {t(route.error ? 'check.route_offline' : routeWords[route.data ?? 'looking'])}
          </Item>
        </ul>
        {own && !isAsking && (
          <Disclosure title={t('check.other_devices')}>
            <DeviceChoice chosen={own.chosen} onChoose={(kind, id) => own.choose(kind, id)} />
          </Disclosure>
        )}
      </div>
    </Dialog>
  )
}

const routeWords = {
  looking: 'check.route_looking',
  found: 'check.route_found',
  none: 'check.route_none',
  unavailable: 'check.route_unavailable',
} as const

type ItemProps = {
  icon: typeof Video
  name: string
  state: 'waiting' | 'ok' | 'bad'
  action?: ReactNode
  children: ReactNode
}

function Item({ icon, name, state, action, children }: ItemProps) {
  return (
    <li className={styles.item} data-state={state}>
      <span className={styles.sign}>
        <Icon of={state === 'ok' ? Check : state === 'bad' ? CircleAlert : icon} />
      </span>
      <div className={styles.words} role="status">
        <b>{name}</b>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}
