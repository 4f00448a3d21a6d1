import { Hand, Info } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePerson } from '#domain/identity/web/person.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  type Conversation,
  conversations,
  oneConversation,
  takeConversation,
} from '../../contract/conversation.ts'
import { messagesOfConversation } from '../../contract/message.ts'
import { ConversationHead } from '../conversation/conversation-head.tsx'
import { ConversationView } from '../conversation/conversation-view.tsx'
import styles from '../conversation/conversations.module.css'
import { useMoment } from '../conversation/moments.ts'
import { OpenedConversation } from '../conversation/opened-conversation.tsx'
import { useConversationActions } from '../conversation/use-conversation-actions.ts'
import type { ComposerHandle } from '../thread/composer.tsx'
import { AboutPerson } from './about-person.tsx'
import { HandOver, useHandOver } from './hand-over.tsx'
import { ReadyAnswers } from './ready-answers.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'

type Props = { uuid: string; stand: number; list: string }

/** A conversation of the booth, with what its staff do with it. */
export const OpenInboxConversation = ({ uuid, ...rest }: Props) => (
  <OpenedConversation uuid={uuid}>
    {conversation => <Opened conversation={conversation} {...rest} />}
  </OpenedConversation>
)

function Opened({ conversation, stand, list }: Omit<Props, 'uuid'> & { conversation: Conversation }) {
  const t = useWords('messaging')
  const navigate = useNavigate()
  const moment = useMoment()
  const { user } = usePerson()
  const { take, isPending } = useTake(conversation)
  const { archive } = useConversationActions(conversation)
  const [isHandingOver, handOver] = useState(false)
  const [isAboutOpen, openAbout] = useState(false)
  const composer = useRef<ComposerHandle>(null)
  const answers = useRef<HTMLUListElement>(null)
  const { takenBy, takenAt, mayWrite } = conversation
  const firm = conversation.booth?.firm
  const isMine = takenBy?.id === user?.id
  const isFree = !takenBy && mayWrite
  useInboxKeys({
    e: archive,
    '!': () => answers.current?.querySelector('button')?.focus(),
    ...(isFree && { t: take }),
    ...(takenBy && mayWrite && { p: () => handOver(true) }),
  })
  const since = takenAt ? moment(takenAt) : ''
  return (
    <>
      <div className={styles.view}>
        <ConversationHead
          conversation={conversation}
          back={list}
          about={
            takenBy
              ? t(isMine ? 'inbox.yours' : 'inbox.theirs', { name: takenBy.firstName, time: since })
              : t('inbox.nobodys')
          }
        >
          <span className={styles.onSheet}>
            <Button
              variant="icon"
              icon={Info}
              aria-label={t('inbox.about')}
              onPress={() => openAbout(true)}
            />
          </span>
          {isFree && (
            <Button variant="secondary" icon={Hand} isPending={isPending} onPress={take}>
              {t('inbox.take')}
            </Button>
          )}
          {takenBy && mayWrite && (
            <HandOver conversation={conversation} isOpen={isHandingOver} onOpenChange={handOver} />
          )}
        </ConversationHead>
        <ConversationView
          ref={composer}
          conversation={conversation}
          closed={takenBy && !isMine ? <Colleagues conversation={conversation} /> : null}
          onEscape={() => void navigate(list)}
        >
          {firm && (
            <ReadyAnswers
              ref={answers}
              firm={firm.id}
              stand={stand}
              onChoose={text => composer.current?.fill(text)}
            />
          )}
        </ConversationView>
      </div>
      <aside className={styles.aside} aria-label={t('inbox.about')}>
        <AboutPerson conversation={conversation} />
      </aside>
      {isAboutOpen && (
        <Dialog title={t('inbox.about')} isOpen onOpenChange={openAbout} size="small">
          <AboutPerson conversation={conversation} />
        </Dialog>
      )}
    </>
  )
}

function useTake({ id }: Conversation) {
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const take = () =>
    run(async () => {
      try {
        await api.call(takeConversation, { params: { id } })
      } finally {
        // A colleague may have been faster: who it is stands there then.
        await refresh(conversations, oneConversation, messagesOfConversation)
      }
    })
  return { take, isPending }
}

/** A colleague answers: their name, and the way to take it over. */
function Colleagues({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useWords('messaging')
  const { takeOver, isPending } = useHandOver(conversation)
  return (
    <>
      <span>{t('inbox.answers', { name: conversation.takenBy?.firstName ?? '' })}</span>
      <Button variant="secondary" size="small" isPending={isPending} onPress={takeOver}>
        {t('inbox.take_over')}
      </Button>
    </>
  )
}
