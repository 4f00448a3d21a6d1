import { Phone } from 'lucide-react'
import { useWords } from '#platform/web/words/words.ts'
import { type Callee, callStore } from '../call-store.ts'
import { useCalls } from '../use-calls.ts'
import { DeviceCheck } from './device-check.tsx'

/** Before the first call of a day. */
export function CallCheck({ callee }: { callee: Callee }) {
  const t = useWords('calls')
  const calls = useCalls()
  return (
    <DeviceCheck
      title={t('check.title', { name: callee.name })}
      action={{
        icon: Phone,
        word: t('call'),
        wordWithoutCamera: t('check.call_without_camera'),
        onReady: () => calls.call(callee),
      }}
      onClose={() => callStore.show(null)}
    />
  )
}
