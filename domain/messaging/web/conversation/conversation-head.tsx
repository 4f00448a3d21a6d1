import { ArrowLeft } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
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
import { useThere } from './use-status-of.ts'

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
  const status = useThere(conversation.fair.id, [counterpart])(counterpart)
  const name = counterpart.name || t('thread.gone')
  const report = useReportOf(conversation, name)
  const Actions = use(ContactActions)
  const { booth, as } = conversation
  // Whom the booth calls reads which one it is.
  const context =
    as === 'booth' && booth?.stand
      ? ({ kind: 'booth', id: booth.stand, title: booth.firm?.name ?? '' } as const)
      : undefined
  return (
    <header className={styles.head}>
      <span className={styles.back}>
        <ButtonLink variant="icon" icon={ArrowLeft} href={back} aria-label={t('list.back')} />
      </span>
      <Face of={counterpart} size={52} />
      <div className={styles.with}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.about}>
          {status && <StatusMark {...status} />}
          <span>{about ?? <Dotted parts={counterpart.about} />}</span>
        </p>
      </div>
      <div className={styles.acts}>
        {children}
        {person && (
          <Actions
            person={person}
            conversation={conversation.uuid}
            isCallOnly
            look="primary"
            {...(context && { context })}
          />
        )}
      </div>
      <ActionsMenu name={name} entries={[...entries, report.entry]} />
      {report.dialog}
    </header>
  )
}
