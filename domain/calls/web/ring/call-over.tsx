import { Phone, SendHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useDraft } from '#domain/messaging/web/thread/use-draft.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { type CallContext, callStore, type ShownCall } from '../call-store.ts'
import { fullNameOf, otherOf, whereOf } from '../correspondent.ts'
import { useCalls } from '../use-calls.ts'
import { writeMessage } from '../write-message.ts'
import styles from './call-over.module.css'

const close = () => callStore.show(null)

/** A call that came to nothing: said in words, and the other can be written to or called back. */
export function CallOver({ shown }: { shown: Extract<ShownCall, { kind: 'over' | 'write' }> }) {
  const { call } = shown
  const isWriting = shown.kind === 'write'
  const context = isWriting ? undefined : shown.context
  const t = useWords('calls')
  const { run, isPending } = useAction()
  const calls = useCalls()
  const other = otherOf(call)
  const name = other ? fullNameOf(other) : t('gone')
  const callBack = () =>
    other && run(() => calls.callChecked({ user: other.id, name, ...whereOf(call), context }))
  return (
    <Dialog
      size="small"
      title={t(isWriting ? 'write_named' : titleOf(call), { name })}
      lead={isWriting || call.isCaller ? undefined : name}
      isOpen
      onOpenChange={isOpen => isOpen || close()}
    >
      <div className={styles.over}>
        {other && call.conversation && <Letter call={call} context={context} name={name} />}
        {other && !isWriting && (
          <Button variant="secondary" icon={Phone} isWide isPending={isPending} onPress={callBack}>
            {t(call.isCaller ? 'over.again' : 'over.call_back')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** The same page may say it twice: the server keeps one. */
function Letter({
  call,
  context,
  name,
}: {
  call: VisioCall
  context?: CallContext | undefined
  name: string
}) {
  const t = useWords('calls')
  const api = useApi()
  const { attempt, isPending, problem } = useAttempt()
  const [uuid] = useState(() => crypto.randomUUID())
  // A call that rings meanwhile takes the place of this.
  const [text, write] = useDraft(`call:${call.uniqid}`)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said)
      void attempt(async () => {
        await writeMessage(api, call, { uuid, text: said, context })
        write('')
        close()
        toast.success(t('over.sent', { name }))
      })
  }
  return (
    <form onSubmit={send} className={styles.letter}>
      <TextAreaField
        label={t('over.write', { name })}
        hint={call.context ? t('over.context', { title: call.context.title }) : undefined}
        error={problem ?? undefined}
        value={text}
        onChange={write}
        rows={3}
        maxLength={5000}
      />
      <Button type="submit" icon={SendHorizontal} isWide isPending={isPending} isDisabled={!text.trim()}>
        {t('over.send')}
      </Button>
    </form>
  )
}

function titleOf({ isCaller, state, reason }: VisioCall) {
  if (!isCaller) return 'over.missed'
  if (state === 'refused') return 'over.refused'
  if (reason === 'busy') return 'over.busy'
  if (reason === 'offline') return 'over.offline'
  return 'over.unanswered'
}
