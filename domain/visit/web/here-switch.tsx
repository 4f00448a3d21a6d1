import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { presence, visitStand } from '../contract/visit.ts'
import { useLease } from './lease.ts'

/** "I am here": lights the lamp of one's own booth, for as long as this page is open. */
export function HereSwitch({ stand }: { stand: number }) {
  const t = useWords('visit')
  const queries = useQueryClient()
  const { isHere, come, go, resume } = useLease(stand)
  const [isPending, setPending] = useState(false)
  useEffect(resume, [resume])
  const change = async (next: boolean) => {
    setPending(true)
    try {
      await (next ? come() : go())
      await Promise.all(
        [presence, visitStand].map(call => queries.invalidateQueries({ queryKey: keyOf(call) })),
      )
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('here.failed'))
    } finally {
      setPending(false)
    }
  }
  return (
    <SwitchField
      label={t(isHere ? 'here.on' : 'here.off')}
      hint={t(isHere ? 'here.on_hint' : 'here.off_hint')}
      isSelected={isHere}
      isDisabled={isPending}
      onChange={next => void change(next)}
    />
  )
}
