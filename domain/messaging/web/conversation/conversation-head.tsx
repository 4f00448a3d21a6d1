import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { StatusMark } from '#domain/presence/web/status-mark.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { ActionsMenu } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conversation } from '../../contract/conversation.ts'
import styles from './conversations.module.css'
import { counterpartOf } from './correspondents.ts'
import { Face } from './face.tsx'
import { useReportOf } from './report-dialog.tsx'
import { useConversationActions } from './use-conversation-actions.ts'
import { useStatusOf } from './use-status-of.ts'

/** Above a thread: with whom, and what can be done; on a phone the way back to the list. */
export function ConversationHead({
  conversation,
  back,
  about,
  children,
}: {
  conversation: Conversation
  /** The page of the list. */
  back: string
  /** Instead of what they do and for whom. */
  about?: ReactNode
  children?: ReactNode
}) {
  const t = useWords('messaging')
  const { user } = usePerson()
  const { entries } = useConversationActions(conversation)
  const counterpart = counterpartOf(conversation, user?.id)
  const { person } = counterpart
  const status = useStatusOf(conversation.fair.id, person ? [person.id] : [])(person?.id ?? 0)
  const name = counterpart.name || t('thread.gone')
  const report = useReportOf(conversation, name)
  return (
    <header className={styles.head}>
      <span className={styles.back}>
        <ButtonLink variant="icon" icon={ArrowLeft} href={back} aria-label={t('list.back')} />
      </span>
      <Face of={counterpart} size={52} />
      <div className={styles.with}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.about}>
          {person && status && <StatusMark {...status} />}
          <span>{about ?? <Dotted parts={counterpart.about} />}</span>
        </p>
      </div>
      {children && <div className={styles.acts}>{children}</div>}
      <ActionsMenu name={name} entries={[...entries, report.entry]} />
      {report.dialog}
    </header>
  )
}
