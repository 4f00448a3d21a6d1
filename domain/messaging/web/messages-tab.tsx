import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { PlaceLink } from '#platform/web/screens/link.tsx'
import { CountMark } from '#platform/web/ui/count-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { unreadConversations } from '../contract/conversation.ts'
import { useMessagesPage } from './inbox/use-messages-page.ts'

/** At a phone’s foot: what the header says on a wide screen, which also hears of it. */
export default function MessagesTab({ fair, className }: { fair: number; className: string }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const page = useMessagesPage()
  const { data } = useQuery(callQuery(useApi(), unreadConversations, { query: { fair } }))
  const count = data?.total ?? 0
  return (
    <PlaceLink
      to={href(page)}
      className={className}
      aria-label={count ? t('link_waiting', { count }) : undefined}
    >
      <CountMark of={MessageCircle} count={count} />
      {t('link')}
    </PlaceLink>
  )
}
