import { Check, Mic } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { DeviceCheck } from './device-check.tsx'

/** The look at one’s devices before anybody calls: whoever is called has no time for it. */
export function OwnDevices() {
  const t = useWords('calls')
  const [isOpen, setOpen] = useState(false)
  const done = t('check.done')
  return (
    <>
      <Button variant="secondary" icon={Mic} onPress={() => setOpen(true)}>
        {t('check.own')}
      </Button>
      {isOpen && (
        <DeviceCheck
          title={t('check.own')}
          action={{ icon: Check, word: done, wordWithoutCamera: done, onReady: async () => undefined }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
