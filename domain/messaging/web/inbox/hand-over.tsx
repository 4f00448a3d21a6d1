import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { StatusMark } from '#domain/presence/web/status-mark.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  boothTeam,
  type Conversation,
  conversations,
  handOverConversation,
  oneConversation,
} from '../../contract/conversation.ts'
import { messagesOfConversation } from '../../contract/message.ts'
import styles from '../conversation/conversations.module.css'
import { useStatusOf } from '../conversation/use-status-of.ts'
import { fullName } from '../thread/thread-line.ts'

/** Most characters of what a colleague is told. */
const noteLength = 500

/** Gives a conversation of the booth to somebody who works there, or back. */
export function useHandOver({ id }: Conversation) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const me = usePerson().user?.id ?? 0
  const give = async (user: number, note = '') => {
    await api.call(handOverConversation, { params: { id }, body: { user, ...(note && { note }) } })
    await refresh(conversations, oneConversation, messagesOfConversation)
  }
  return {
    isPending,
    takeOver: () => run(() => give(me)),
    handOver: (user: number, name: string, note: string) =>
      run(async () => {
        await give(user, note)
        const undo = { label: t('actions.undo'), onPress: () => run(() => give(me)), isUndo: true }
        toast.success(t('inbox.handed', { name }), { action: undo })
      }),
  }
}

type HandOverProps = {
  conversation: Conversation
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button and what it opens: to whom, with a note that only they see. */
export function HandOver({ conversation, isOpen, onOpenChange }: HandOverProps) {
  const t = useWords('messaging')
  return (
    <PopoverButton
      isSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t('inbox.hand_over_title')}
      placement="bottom end"
      trigger={
        <Button variant="secondary" icon={ArrowLeftRight}>
          {t('inbox.hand_over')}
        </Button>
      }
    >
      {close => <Colleagues conversation={conversation} close={close} />}
    </PopoverButton>
  )
}

function Colleagues({ conversation, close }: { conversation: Conversation; close: () => void }) {
  const t = useWords('messaging')
  const { user } = usePerson()
  const { handOver, isPending } = useHandOver(conversation)
  const [chosen, choose] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { data, error, refetch } = useQuery(
    callQuery(useApi(), boothTeam, { params: { id: conversation.id } }),
  )
  const others = (data ?? []).filter(({ id }) => id !== user?.id && id !== conversation.takenBy?.id)
  const statusOf = useStatusOf(
    conversation.fair.id,
    others.map(({ id }) => id),
  )
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={2} />
  const colleague = others.find(({ id }) => String(id) === chosen)
  return (
    <div className={styles.colleagues}>
      <div>
        <h2 className={styles.part}>{t('inbox.hand_over_title')}</h2>
        <p className={styles.lead}>{t(others.length ? 'inbox.hand_over_text' : 'inbox.alone')}</p>
      </div>
      {others.length > 0 && (
        <>
          <RadioGroupField
            label={t('inbox.colleague')}
            options={others.map(one => {
              const status = statusOf(one.id)
              return {
                id: String(one.id),
                label: fullName(one),
                ...(one.jobTitle && { hint: one.jobTitle }),
                ...(status && { state: <StatusMark {...status} /> }),
              }
            })}
            value={chosen}
            onChange={choose}
          />
          <TextAreaField
            label={t('inbox.note')}
            hint={t('inbox.note_hint')}
            rows={2}
            maxLength={noteLength}
            value={note}
            onChange={setNote}
          />
          <Button
            variant="soft"
            isDisabled={!colleague}
            isPending={isPending}
            onPress={() => {
              if (!colleague) return
              handOver(colleague.id, colleague.firstName, note.trim())
              close()
            }}
          >
            {colleague ? t('inbox.hand_to', { name: colleague.firstName }) : t('inbox.hand_over')}
          </Button>
        </>
      )}
    </div>
  )
}
