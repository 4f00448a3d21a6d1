import { DoorOpen, Mic, MicOff } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionsMenu } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  type BoothParticipant,
  boothRoom,
  moderateBoothRoom,
  type ShownBoothRoom,
} from '../../contract/booth-room.ts'
import { fullNameOf } from '../correspondent.ts'
import styles from './booth.module.css'

type Props = { room: ShownBoothRoom; participant: BoothParticipant }
type Action = 'mute' | 'unmute' | 'kick'

/** What those who work on the booth do where somebody disturbs. */
export function Moderation({ room, participant }: Props) {
  const t = useWords('calls')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { connection, isMuted, person } = participant
  const name = fullNameOf(person)
  const moderate = (action: Action) =>
    run(async () => {
      try {
        await api.call(moderateBoothRoom, { params: { id: room.stand }, body: { connection, action } })
        toast.success(t(`booth.done_${action}`, { name }))
      } finally {
        setAsking(false)
        void refresh(boothRoom)
      }
    })
  return (
    <span className={styles.menu}>
      <ActionsMenu
        name={name}
        entries={[
          isMuted
            ? { id: 'unmute', label: t('booth.unmute'), icon: Mic, onAction: () => moderate('unmute') }
            : {
                id: 'mute',
                label: t('booth.mute'),
                icon: MicOff,
                // Nobody believes of a door that it is locked when it is only closed.
                ...(!room.isMuteEnforced && { hint: t('booth.mute_hint') }),
                onAction: () => moderate('mute'),
              },
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
    </span>
  )
}
