import { DoorOpen, Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '#platform/web/api/use-action.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MutedKind, RoomParticipant, roomActions } from '../../contract/booth-room.ts'
import { fullNameOf } from '../correspondent.ts'

export type RoomAction = (typeof roomActions)[number]

type Props = {
  participant: RoomParticipant
  isMuteEnforced: boolean
  onModerate: (connection: string, action: RoomAction, kind: MutedKind) => Promise<unknown>
}

const kinds = {
  microphone: { words: '', mute: MicOff, unmute: Mic },
  camera: { words: '_camera', mute: VideoOff, unmute: Video },
} as const

/** What those who look after a room do where somebody disturbs. */
export function Moderation({ participant, isMuteEnforced, onModerate }: Props) {
  const t = useWords('calls')
  const { run, isPending } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { connection, isMuted, isCameraMuted, person } = participant
  const name = fullNameOf(person)
  const moderate = (action: RoomAction, kind: MutedKind = 'microphone') =>
    run(async () => {
      try {
        await onModerate(connection, action, kind)
        toast.success(
          t(action === 'kick' ? 'booth.done_kick' : `booth.done_${action}${kinds[kind].words}`, { name }),
        )
      } finally {
        setAsking(false)
      }
    })
  const muting = (kind: MutedKind, isSo: boolean): MenuEntry => {
    const action = isSo ? 'unmute' : 'mute'
    return {
      id: `${action} ${kind}`,
      label: t(`booth.${action}${kinds[kind].words}`),
      icon: kinds[kind][action],
      // Nobody believes of a door that it is locked when it is only closed.
      ...(!isSo && !isMuteEnforced && { hint: t(`booth.mute${kinds[kind].words}_hint`) }),
      onAction: () => moderate(action, kind),
    }
  }
  return (
    <>
      <ActionsMenu
        name={name}
        entries={[
          muting('microphone', isMuted),
          muting('camera', isCameraMuted),
          {
            id: 'kick',
            label: t('booth.kick'),
            icon: DoorOpen,
            isDanger: true,
            onAction: () => setAsking(true),
          },
        ]}
      />
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('booth.ask_kick', { name })}
        confirmLabel={t('booth.kick')}
        isPending={isPending}
        isDanger
        onConfirm={() => moderate('kick')}
      >
        <p>{t('booth.ask_kick_text')}</p>
      </Confirm>
    </>
  )
}
