import { useState } from 'react'
import { ProblemError } from '#platform/web/api/client.ts'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useHere } from './use-here.ts'

/** Changes presence, and says so where that failed. */
export function usePresenceChange() {
  const t = useWords('stands')
  const [isPending, setPending] = useState(false)
  const change = async (what: () => Promise<void>) => {
    setPending(true)
    try {
      await what()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('here.failed'))
    } finally {
      setPending(false)
    }
  }
  return { isPending, change }
}

/** "I am here": lights the lamp of one's own booth, as long as a tab of this browser is open. */
export function HereSwitch({ stand }: { stand: number }) {
  const t = useWords('stands')
  const { here, come, go } = useHere()
  const { isPending, change } = usePresenceChange()
  const isHere = Boolean(here?.stands[stand])
  return (
    <SwitchField
      label={t(isHere ? 'here.on' : 'here.off')}
      hint={t(isHere ? 'here.on_hint' : 'here.off_hint')}
      isSelected={isHere}
      isDisabled={isPending}
      onChange={next => void change(() => (next ? come(stand) : go(stand)))}
    />
  )
}
