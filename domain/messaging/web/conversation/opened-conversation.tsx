import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Conversation, oneConversation } from '../../contract/conversation.ts'
import styles from './conversations.module.css'

/** The conversation of an address, once it is there. */
export function OpenedConversation({
  uuid,
  children,
}: {
  uuid: string
  children: (conversation: Conversation) => ReactNode
}) {
  const t = useWords('messaging')
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), oneConversation, { params: { uuid } }),
    staleTime: 0,
  })
  if (data) return children(data)
  if (error)
    return (
      <div className={styles.nothing}>
        <ErrorState title={t('view.missing')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </div>
    )
  return (
    <div className={styles.waiting}>
      <Skeleton shape="rows" count={4} />
    </div>
  )
}
