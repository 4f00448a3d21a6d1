import { PenLine } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { callStore } from '../call-store.ts'
import { fullNameOf, otherOf } from '../correspondent.ts'

/** Writes to the other of a call. */
export function WriteInstead({ call }: { call: VisioCall }) {
  const t = useWords('calls')
  const other = otherOf(call)
  return (
    <Button
      variant="ghost"
      icon={PenLine}
      aria-label={t('write_named', { name: other ? fullNameOf(other) : t('gone') })}
      onPress={() => callStore.show({ kind: 'write', call })}
    >
      {t('write')}
    </Button>
  )
}
