import { PhoneOff } from 'lucide-react'
import { useAction } from '#platform/web/api/use-action.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { useCalls } from '../use-calls.ts'
import { EmptyingRing } from './emptying-ring.tsx'
import styles from './ring.module.css'
import { useRingTone } from './ring-tone.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** It rings at the other's. */
export function OutgoingCall({ call, until }: { call: VisioCall; until: number }) {
  const t = useWords('calls')
  const { run } = useAction()
  const { cancel } = useCalls()
  const other = otherOf(call)
  const name = other ? fullNameOf(other) : t('gone')
  const seconds = useSecondsLeft(call, until)
  useRingTone(true)
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('outgoing.title', { name })}
      isOpen
      onOpenChange={isOpen => isOpen || run(() => cancel(call))}
      footer={
        <Button variant="danger" icon={PhoneOff} isWide autoFocus onPress={() => run(() => cancel(call))}>
          {t('outgoing.cancel')}
        </Button>
      }
    >
      <div className={styles.outgoing}>
        <EmptyingRing until={until} size={148}>
          <Avatar name={name} src={other?.picture} {...(other && { face: other })} size={96} />
        </EmptyingRing>
        <p className={styles.seconds}>{t('outgoing.ringing', { count: seconds })}</p>
      </div>
    </Dialog>
  )
}
