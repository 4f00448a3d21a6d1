import {
  type LucideIcon,
  Mic,
  MicOff,
  PhoneOff,
  ScreenShare,
  ScreenShareOff,
  SlidersHorizontal,
  Video,
  VideoOff,
} from 'lucide-react'
import { Button as PlainButton } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { CallMedia, MediaView } from '../media/call-media.ts'
import styles from './controls.module.css'
import { DeviceChoice } from './device-choice.tsx'

type Props = { media: CallMedia; view: MediaView; onHangUp: () => void }

const canShare = () => 'getDisplayMedia' in (navigator.mediaDevices ?? {})

/** What one does in a call. */
export function CallControls({ media, view, onHangUp }: Props) {
  const t = useWords('calls')
  const { microphone, camera, screen } = view.sending
  return (
    <Toolbar className={styles.controls} aria-label={t('controls.label')}>
      <Control
        icon={microphone ? Mic : MicOff}
        isOff={!microphone}
        word={t(microphone ? 'controls.micro' : 'controls.micro_off')}
        action={t(microphone ? 'visio.mute_micro' : 'visio.activate_micro')}
        shortcut="M"
        onPress={() => void media.setMicrophone(!microphone)}
      />
      <Control
        icon={camera ? Video : VideoOff}
        isOff={!camera}
        word={t(camera ? 'controls.camera' : 'controls.camera_off')}
        action={t(camera ? 'visio.deactivate_camera' : 'visio.activate_camera')}
        shortcut="C"
        onPress={() => void media.setCamera(!camera)}
      />
      {canShare() && (
        <Control
          icon={screen ? ScreenShareOff : ScreenShare}
          isOff={screen}
          word={t(screen ? 'controls.shared' : 'controls.share')}
          action={t(screen ? 'controls.stop_sharing' : 'controls.share_screen')}
          shortcut="P"
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
      <span className={styles.hair} aria-hidden="true" />
      <Control icon={PhoneOff} word={t('visio.end_call')} isEnd onPress={onHangUp} />
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
  onPress?: () => void
}

function Control({ icon, word, action, shortcut, isOff, isEnd, onPress }: ControlProps) {
  return (
    <PlainButton
      className={styles.control ?? ''}
      data-off={isOff || undefined}
      data-end={isEnd || undefined}
      aria-label={action ? `${word}, ${action}` : word}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      {...(onPress && { onPress })}
    >
      <span className={styles.round}>
        <Icon of={icon} />
      </span>
      <span className={styles.word}>
        {word}
        {shortcut && <kbd>{shortcut}</kbd>}
      </span>
    </PlainButton>
  )
}
