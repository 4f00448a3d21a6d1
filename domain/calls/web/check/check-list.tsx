import { Check, CircleAlert, Mic, Route as RouteIcon, Video, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { OwnMedia } from '../media/own-media.ts'
import { DeviceChoice } from '../room/device-choice.tsx'
import { useSink, useTrackStream } from '../room/sink.ts'
import styles from './check.module.css'
import { playSound } from './play-sound.ts'
import { useLevel } from './use-level.ts'
import type { useRoute } from './use-route.ts'

/** One's own devices as long as this is shown. */
export function useOwnMedia() {
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

export type CheckedMedia = ReturnType<typeof useOwnMedia>

type Props = CheckedMedia & { route: ReturnType<typeof useRoute> }

/** Camera, microphone, loudspeaker and the way through the network, as they are. */
export function CheckList({ own, isAsking, route }: Props) {
  const t = useWords('calls')
  const { audio = null, video = null } = own?.tracks ?? {}
  const problems = own?.problems
  const sink = useSink(useTrackStream(video))
  const [bar, isHeard] = useLevel(audio)
  const [sound, setSound] = useState<boolean | null>(null)
  return (
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
          {problems?.camera ? t(`problem.${problems.camera}`) : t(video ? 'check.camera_ok' : 'check.asking')}
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
