import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { contextKinds, type MessageContext } from '../../contract/message.ts'
import { messagingPaths } from '../../contract/paths.ts'
import { ContactsLeft } from '../conversation/contacts-left.tsx'
import { ConversationHead } from '../conversation/conversation-head.tsx'
import { ConversationList, useListTools } from '../conversation/conversation-list.tsx'
import { ConversationView } from '../conversation/conversation-view.tsx'
import styles from '../conversation/conversations.module.css'
import { ModuleOff, NotIn } from '../conversation/instead.tsx'
import { OpenedConversation } from '../conversation/opened-conversation.tsx'
import { InboxLinks } from '../inbox/inbox-links.tsx'

const boxes = ['current', 'archived'] as const

/** One's own conversations in a fair: the list, and the one that is open; on a phone two pages. */
export default function DirectMessagesPage() {
  const fair = useCurrentFair()
  const isIn = useTakesPart()(fair.id)
  if (!fair.isUsingDirectMessageModule) return <ModuleOff />
  return isIn ? <Messages fair={fair.id} /> : <NotIn />
}

function Messages({ fair }: { fair: number }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const { conversation: uuid } = useParams()
  const { tools, box, search, keeping } = useListTools(boxes, t('list.search'))
  return (
    <div className={styles.page} data-open={uuid ? '' : undefined}>
      <div className={styles.list}>
        <div className={styles.intro}>
          <h1>{t('list.title')}</h1>
          <InboxLinks fair={fair} />
          <ContactsLeft fair={fair} />
          {tools}
        </div>
        <div className={styles.rows}>
          <ConversationList
            narrowed={{ fair, box, as: 'person', ...(search && { search }) }}
            hrefOf={one => keeping(href(messagingPaths.userDirectMessages, { conversation: one.uuid }))}
            current={uuid}
            empty={<NoMessages box={box} />}
          />
        </div>
      </div>
      <div className={styles.view}>
        {uuid ? (
          <Open key={uuid} uuid={uuid} list={keeping(href(messagingPaths.userDirectMessages))} />
        ) : (
          <div className={styles.nothing}>
            <EmptyState isPlain title={t('view.choose')}>
              {t('view.choose_text')}
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}

function NoMessages({ box }: { box: string }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  return box === 'archived' ? (
    <EmptyState isPlain title={t('list.no_archived')} />
  ) : (
    <EmptyState
      isPlain
      title={t('list.empty')}
      action={
        <ButtonLink variant="secondary" icon={MessageCircle} href={href(exhibitorPaths.exhibitorsList)}>
          {t('list.exhibitors')}
        </ButtonLink>
      }
    >
      {t('list.empty_text')}
    </EmptyState>
  )
}

/** From where somebody came to write, as the page before says it. */
function contextIn(state: unknown): MessageContext | null {
  const said = typeof state === 'object' && state !== null && 'context' in state ? state.context : null
  if (typeof said !== 'object' || said === null) return null
  const { kind, id, title } = said as Partial<MessageContext>
  const known = contextKinds.find(one => one === kind)
  return known && typeof id === 'number' && typeof title === 'string' ? { kind: known, id, title } : null
}

function Open({ uuid, list }: { uuid: string; list: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [context, setContext] = useState(() => contextIn(state))
  return (
    <OpenedConversation uuid={uuid}>
      {conversation => (
        <>
          <ConversationHead conversation={conversation} back={list} />
          <ConversationView
            conversation={conversation}
            context={context}
            takesFocus={Boolean(contextIn(state))}
            onContextUsed={() => setContext(null)}
            onEscape={() => void navigate(list)}
          />
        </>
      )}
    </OpenedConversation>
  )
}
