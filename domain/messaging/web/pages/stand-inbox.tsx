import { useQuery } from '@tanstack/react-query'
import { use, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { DevicesSlot } from '#domain/identity/web/devices-slot.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Conversation, unreadConversations } from '../../contract/conversation.ts'
import { messagingPaths } from '../../contract/paths.ts'
import { ConversationList, useListTools } from '../conversation/conversation-list.tsx'
import styles from '../conversation/conversations.module.css'
import { ModuleOff } from '../conversation/instead.tsx'
import { waitsFor } from '../conversation/waits-for.ts'
import { InboxLinks } from '../inbox/inbox-links.tsx'
import { OpenInboxConversation } from '../inbox/open-inbox-conversation.tsx'
import { neighbourOf, useInboxKeys } from '../inbox/use-inbox-keys.ts'
import { useOwnStands } from '../inbox/use-own-stands.ts'

const boxes = ['current', 'mine', 'archived'] as const

type Stand = ReturnType<typeof useOwnStands>['stands'][number]

const nameOf = ({ number, name }: Stand) => [number, name].filter(Boolean).join(' · ')

/** The messages of a booth, for its staff: who waits, who answers whom, and the conversation that is open. */
export default function StandInboxPage() {
  const t = useWords('messaging')
  const fair = useCurrentFair()
  const { id } = useParams()
  const { stands, awaited } = useOwnStands()
  const counts = useQuery({
    ...callQuery(useApi(), unreadConversations, { query: { fair: fair.id } }),
    enabled: fair.isUsingDirectMessageModule,
  })
  if (!fair.isUsingDirectMessageModule) return <ModuleOff />
  const isChoosing = id === undefined && stands.length > 1 && counts.isPending
  if (awaited || isChoosing) return <LoadState of={awaited ?? counts} shape="rows" count={6} />
  const booths = counts.data?.booths ?? []
  const asksAt = (stand: number) => booths.find(one => one.stand === stand) ?? nothing
  const stand =
    id === undefined
      ? (stands.find(({ id }) => asksAt(id).waiting + asksAt(id).handed) ?? stands[0])
      : stands.find(one => one.id === Number(id))
  if (!stand)
    return (
      <div className={styles.nothing}>
        <EmptyState level={1} title={t('inbox.no_booth')} action={<AskOrganizer />}>
          {t('inbox.no_booth_text')}
        </EmptyState>
      </div>
    )
  return <Inbox key={stand.id} stand={stand} stands={stands} fair={fair.id} asksAt={asksAt} />
}

/** How many conversations of a booth wait, and how many a colleague has given to oneself. */
type Asking = { waiting: number; handed: number }
const nothing: Asking = { waiting: 0, handed: 0 }

type InboxProps = { stand: Stand; stands: Stand[]; fair: number; asksAt: (stand: number) => Asking }

function Inbox({ stand, stands, fair, asksAt }: InboxProps) {
  const t = useWords('messaging')
  const { user } = usePerson()
  const href = useSalonHref()
  const Devices = use(DevicesSlot)
  const navigate = useNavigate()
  const { conversation: uuid } = useParams()
  const area = useRef<HTMLDivElement>(null)
  const { waiting, handed } = asksAt(stand.id)
  const { tools, box, search, keeping } = useListTools(boxes, t('list.search'), {
    current: waiting,
    mine: handed,
  })
  const hintOf = ({ id }: Stand) => {
    const count = asksAt(id).waiting
    return count ? { hint: t('inbox.waiting', { count }) } : {}
  }
  const list = keeping(href(messagingPaths.standInbox, { id: stand.id }))
  const narrowed = { fair, stand: stand.id, as: 'booth', ...(search && { search }) } as const
  const common = {
    hrefOf: (one: Conversation) =>
      keeping(href(messagingPaths.standInbox, { id: stand.id, conversation: one.uuid })),
    current: uuid,
  }
  /** The page on its way: a key pressed meanwhile goes on from there. */
  const onItsWay = useRef<string | null>(null)
  const step = async (by: 1 | -1) => {
    const to = neighbourOf(area.current, onItsWay.current ?? window.location.pathname, by)
    if (!to) return
    onItsWay.current = to
    await navigate(to)
    if (onItsWay.current === to) onItsWay.current = null
  }
  // Also while a conversation is on its way.
  useInboxKeys({ j: () => void step(1), k: () => void step(-1) })
  return (
    <div className={styles.page} data-columns={uuid ? 3 : 2} data-open={uuid ? '' : undefined}>
      <div className={styles.list}>
        <div className={styles.intro}>
          <h1>{t('inbox.title')}</h1>
          <p className={styles.lead} role="status">
            {t(waiting ? 'inbox.waiting' : 'inbox.nobody_waits', { count: waiting })}
          </p>
          <InboxLinks fair={fair} current="booth" />
          <p>
            <Devices />
          </p>
          {stands.length > 1 && (
            <SelectField
              label={t('inbox.booth')}
              options={stands.map(one => ({ id: String(one.id), label: nameOf(one), ...hintOf(one) }))}
              value={String(stand.id)}
              onChange={id => id && void navigate(href(messagingPaths.standInbox, { id }))}
            />
          )}
          {tools}
        </div>
        <div className={styles.rows} ref={area}>
          {box === 'current' && (
            <ConversationList
              {...common}
              narrowed={{ ...narrowed, box: 'waiting' }}
              title={t('inbox.longest')}
              aside={t('inbox.since_title')}
              isQuiet
            />
          )}
          <ConversationList
            {...common}
            narrowed={{ ...narrowed, box }}
            {...(box === 'current' && {
              title: t('inbox.dealt_with'),
              isShown: (one: Conversation) => !waitsFor(one, user?.id),
            })}
            empty={
              <EmptyState isPlain title={t(`inbox.empty_${box}`)}>
                {box === 'current' && t('inbox.empty_text')}
              </EmptyState>
            }
          />
        </div>
        <p className={styles.keys} aria-hidden="true">
          <span>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {t('inbox.key_next')}
          </span>
          <span>
            <Kbd>T</Kbd> {t('inbox.key_take')}
          </span>
          <span>
            <Kbd>P</Kbd> {t('inbox.key_hand')}
          </span>
          <span>
            <Kbd>E</Kbd> {t('inbox.key_archive')}
          </span>
        </p>
      </div>
      {uuid ? (
        <OpenInboxConversation key={uuid} uuid={uuid} stand={stand.id} list={list} />
      ) : (
        <div className={styles.view}>
          <div className={styles.nothing}>
            <EmptyState isPlain title={t('view.choose')}>
              {t('inbox.choose_text')}
            </EmptyState>
          </div>
        </div>
      )}
    </div>
  )
}
