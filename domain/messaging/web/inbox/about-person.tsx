import { Archive, ArchiveRestore, Ban, CircleCheck, Flag } from 'lucide-react'
import { usePerson } from '#domain/identity/web/person.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conversation } from '../../contract/conversation.ts'
import styles from '../conversation/conversations.module.css'
import { counterpartOf } from '../conversation/correspondents.ts'
import { Face } from '../conversation/face.tsx'
import { useReportOf } from '../conversation/report-dialog.tsx'
import { useConversationActions } from '../conversation/use-conversation-actions.ts'
import { LineContext } from '../thread/line-context.tsx'

/** Beside the thread: who writes to the booth, what brings them, and what can be done. */
export function AboutPerson({ conversation }: { conversation: Conversation }) {
  const t = useWords('messaging')
  const { user } = usePerson()
  const { archive, block, isPending } = useConversationActions(conversation)
  const counterpart = counterpartOf(conversation, user?.id)
  const name = counterpart.name || t('thread.gone')
  const report = useReportOf(conversation, name)
  const { isArchived, isBlocked, context } = conversation
  return (
    <>
      <div className={styles.portrait}>
        <Face of={counterpart} size={96} />
        <h2 className={styles.part}>{name}</h2>
        <p className={styles.lead}>
          <Dotted parts={counterpart.about} />
        </p>
      </div>
      {context && (
        <section>
          <h3 className={styles.part}>{t('inbox.brought')}</h3>
          <LineContext context={context} />
        </section>
      )}
      <div className={styles.portrait}>
        <Button
          variant="ghost"
          icon={isArchived ? ArchiveRestore : Archive}
          isPending={isPending}
          onPress={archive}
        >
          {t(isArchived ? 'actions.restore' : 'actions.archive')}
        </Button>
        <Button variant="ghost" icon={isBlocked ? CircleCheck : Ban} isPending={isPending} onPress={block}>
          {t(isBlocked ? 'actions.unblock' : 'actions.block')}
        </Button>
        <Button variant="ghost" icon={Flag} onPress={report.entry.onAction}>
          {report.entry.label}
        </Button>
      </div>
      {report.dialog}
    </>
  )
}
