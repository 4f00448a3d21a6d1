import { DoorOpen, Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  type BoothParticipant,
  boothRoom,
  type MutedKind,
  moderateBoothRoom,
  type ShownBoothRoom,
} from '../../contract/booth-room.ts'
import { fullNameOf } from '../correspondent.ts'

type Props = { room: ShownBoothRoom; participant: BoothParticipant }
type Action = 'mute' | 'unmute' | 'kick'

const kinds = {
  microphone: { words: '', mute: MicOff, unmute: Mic },
  camera: { words: '_camera', mute: VideoOff, unmute: Video },
} as const

/** What those who work on the booth do where somebody disturbs. */
export function Moderation({ room, participant }: Props) {
  const t = useWords('calls')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { connection, isMuted, isCameraMuted, person } = participant
  const name = fullNameOf(person)
  const moderate = (action: Action, kind: MutedKind = 'microphone') =>
    run(async () => {
      try {
        await api.call(moderateBoothRoom, { params: { id: room.stand }, body: { connection, action, kind } })
        toast.success(
          t(action === 'kick' ? 'booth.done_kick' : `booth.done_${action}${kinds[kind].words}`, { name }),
        )
      } finally {
        setAsking(false)
        void refresh(boothRoom)
      }
    })
  const muting = (kind: MutedKind, isSo: boolean): MenuEntry => {
    const action = isSo ? 'unmute' : 'mute'
    return {
      id: `${action} ${kind}`,
      label: t(`booth.${action}${kinds[kind].words}`),
      icon: kinds[kind][action],
      // Nobody believes of a door that it is locked when it is only closed.
      ...(!isSo && !room.isMuteEnforced && { hint: t(`booth.mute${kinds[kind].words}_hint`) }),
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
