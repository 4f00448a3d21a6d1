import { useQuery } from '@tanstack/react-query'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { unreadConversations } from '../../contract/conversation.ts'
import { messagingPaths } from '../../contract/paths.ts'
import { useOwnStands } from './use-own-stands.ts'

/** Between one's own messages and those of one's booths, for whoever has both, with how many ask for attention: together those of the header. */
export function InboxLinks({ fair, current = 'own' }: { fair: number; current?: 'own' | 'booth' }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const { stands } = useOwnStands()
  const { data } = useQuery({
    ...callQuery(useApi(), unreadConversations, { query: { fair } }),
    enabled: stands.length > 0,
  })
  if (!stands.length) return null
  const { waiting = 0, handed = 0, own = 0 } = data ?? {}
  return (
    <SegmentedLinks
      label={t('inbox.which')}
      current={current}
      segments={[
        {
          id: 'booth',
          label: t('inbox.title'),
          href: href(messagingPaths.standInbox),
          count: waiting + handed,
        },
        { id: 'own', label: t('list.title'), href: href(messagingPaths.userDirectMessages), count: own },
      ]}
    />
  )
}
