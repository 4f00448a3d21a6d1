import {
  type LucideIcon,
  Mic,
  MicOff,
  ScreenShare,
  ScreenShareOff,
  SlidersHorizontal,
  Video,
  VideoOff,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as PlainButton } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { CountMark } from '#platform/web/ui/count-mark.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MediaView, VideoRoom } from '../media/video-room.ts'
import styles from './controls.module.css'
import { DeviceChoice } from './device-choice.tsx'

type Props = {
  media: VideoRoom
  view: MediaView
  label: string
  /** By whom one is muted, said of microphone and camera. */
  mutedWords?: { microphone: string; camera: string }
  /** What ends it: hanging up, leaving. */
  end: { icon: LucideIcon; word: string; onPress: () => void }
  /** What else one does there. */
  children?: ReactNode
}

const canShare = () => 'getDisplayMedia' in (navigator.mediaDevices ?? {})

/** What one does in a call, or in a booth’s room. */
export function CallControls({ media, view, label, mutedWords, end, children }: Props) {
  const t = useWords('calls')
  const { microphone, camera, screen } = view.sending
  return (
    <Toolbar className={styles.controls} aria-label={label}>
      <Control
        icon={microphone ? Mic : MicOff}
        isOff={!microphone}
        word={t(microphone ? 'controls.micro' : 'controls.micro_off')}
        action={
          view.muted.microphone
            ? (mutedWords?.microphone ?? t('booth.muted_short'))
            : t(microphone ? 'visio.mute_micro' : 'visio.activate_micro')
        }
        shortcut="M"
        isDisabled={view.muted.microphone}
        onPress={() => void media.setMicrophone(!microphone)}
      />
      <Control
        icon={camera ? Video : VideoOff}
        isOff={!camera}
        word={t(camera ? 'controls.camera' : 'controls.camera_off')}
        action={
          view.muted.camera
            ? (mutedWords?.camera ?? t('booth.camera_muted_short'))
            : t(camera ? 'visio.deactivate_camera' : 'visio.activate_camera')
        }
        shortcut="C"
        isDisabled={view.muted.camera}
        onPress={() => void media.setCamera(!camera)}
      />
      {canShare() && (
        <Control
          icon={screen ? ScreenShareOff : ScreenShare}
          isOff={screen}
          word={t(screen ? 'controls.shared' : 'controls.share')}
          action={t(screen ? 'controls.stop_sharing' : 'controls.share_screen')}
          shortcut="P"
          isDisabled={view.muted.camera}
          onPress={() => void media.shareScreen(!screen)}
        />
      )}
      <PopoverButton
        label={t('controls.devices')}
        placement="top"
        isSheet
        trigger={<Control icon={SlidersHorizontal} word={t('controls.devices')} />}
      >
        <DeviceChoice chosen={view.chosen} onChoose={media.choose} />
      </PopoverButton>
      {children}
      <span className={styles.hair} aria-hidden="true" />
      <Control icon={end.icon} word={end.word} isEnd onPress={end.onPress} />
    </Toolbar>
  )
}

type ControlProps = {
  icon: LucideIcon
  word: string
  /** What a press does, where the word says how it is. */
  action?: string
  shortcut?: string
  isOff?: boolean
  isEnd?: boolean
  isDisabled?: boolean
  /** Of something that opens: whether it is. */
  isOpen?: boolean
  /** New behind it. */
  count?: number
  onPress?: () => void
}

export function Control(props: ControlProps) {
  const { icon, word, action, shortcut, isOff, isEnd, isDisabled, isOpen, count, onPress } = props
  return (
    <PlainButton
      className={styles.control ?? ''}
      data-off={isOff || undefined}
      data-end={isEnd || undefined}
      isDisabled={isDisabled ?? false}
      {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
      aria-label={action ? `${word}, ${action}` : word}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      {...(onPress && { onPress })}
    >
      <span className={styles.round}>
        {count ? <CountMark of={icon} count={count} /> : <Icon of={icon} />}
      </span>
      <span className={styles.word}>
        {word}
        {shortcut && <kbd>{shortcut}</kbd>}
      </span>
    </PlainButton>
  )
}
