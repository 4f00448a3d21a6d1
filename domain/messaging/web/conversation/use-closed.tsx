import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conversation } from '../../contract/conversation.ts'
import { useConversationActions } from './use-conversation-actions.ts'

/** Why nothing is written in a conversation now; null where one may write. */
export function useClosed(conversation: Conversation): ReactNode {
  const t = useWords('messaging')
  const { block, isPending } = useConversationActions(conversation)
  if (conversation.isBlocked)
    return (
      <>
        <span>{t('view.blocked')}</span>
        <Button variant="secondary" size="small" isPending={isPending} onPress={block}>
          {t('actions.unblock')}
        </Button>
      </>
    )
  return conversation.mayWrite ? null : <span>{t('view.closed')}</span>
}
