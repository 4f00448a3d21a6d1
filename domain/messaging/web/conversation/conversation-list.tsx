import { usePerson } from '#domain/identity/web/person.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conversation } from '../../contract/conversation.ts'
import { ConversationRow } from './conversation-row.tsx'
import styles from './conversations.module.css'
import { counterpartOf } from './correspondents.ts'
import { useNow } from './moments.ts'
import { type Narrowed, useConversations } from './use-conversations.ts'
import { useThere } from './use-status-of.ts'

/** Boxes that one chooses from. */
type ListBox = 'current' | 'mine' | 'archived'

/** Search and boxes above a list of conversations, said in the address; `keeping` takes them along to another page. */
export function useListTools(
  boxes: readonly ListBox[],
  placeholder: string,
  counts: Partial<Record<ListBox, number>> = {},
) {
  const t = useWords('messaging')
  const address = useListAddress()
  const first = boxes[0] ?? 'current'
  const box = boxes.find(one => one === address.get('box')) ?? first
  const search = address.get('search')
  const tools = (
    <div className={styles.tools}>
      <LiveSearch label={placeholder} asked={search} onAsk={search => address.change({ search })} />
      <Segmented
        label={t('list.boxes')}
        value={box}
        onChange={next => address.change({ box: next === first ? '' : next })}
        segments={boxes.map(id => ({ id, label: t(`box.${id}`), count: counts[id] ?? 0 }))}
      />
    </div>
  )
  const keeping = (path: string) => (address.search.size ? `${path}?${address.search}` : path)
  return { tools, box, search, keeping }
}

type ListProps = {
  narrowed: Narrowed
  /** Names the list where several stand in one column. */
  title?: string
  /** Beside the title: what stands at the end of each row. */
  aside?: string
  hrefOf: (conversation: Conversation) => string
  current: string | undefined
  /** Nothing is said of a list that is empty. */
  isQuiet?: boolean
  /** Of those found, which are shown here. */
  isShown?: (conversation: Conversation) => boolean
  empty?: React.ReactNode
}

const all = () => true

/** Conversations of a box, each one target. */
export function ConversationList(props: ListProps) {
  const { narrowed, title, aside, hrefOf, current, isQuiet, isShown = all, empty } = props
  const t = useWords('messaging')
  const now = useNow()
  const { user } = usePerson()
  const list = useConversations(narrowed)
  const statusOf = useThere(
    narrowed.fair,
    list.rows.map(one => counterpartOf(one, user?.id)),
  )
  if (list.error && !list.data)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    )
  if (!list.data) return isQuiet ? null : <Skeleton shape="rows" count={5} />
  if (!list.rows.length) {
    if (isQuiet) return null
    return (
      <div className={styles.none}>
        {narrowed.search ? (
          <EmptyState isPlain title={t('list.not_found')}>
            {t('list.not_found_text')}
          </EmptyState>
        ) : (
          empty
        )}
      </div>
    )
  }
  const rows = list.rows.filter(isShown)
  if (!rows.length && !list.hasNextPage) return null
  return (
    <section aria-label={title ?? t('list.title')}>
      {title && (
        <h2 className={styles.group}>
          {title}
          {aside && <small>{aside}</small>}
        </h2>
      )}
      <ul>
        {rows.map(conversation => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            to={hrefOf(conversation)}
            isCurrent={conversation.uuid === current}
            now={now}
            statusOf={statusOf}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            size="small"
            isPending={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        </p>
      )}
    </section>
  )
}
