import { useState } from 'react'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BackFirm, backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { firms } from '../../contract/firm.ts'
import { validateFairFirms } from '../../contract/firm-changes.ts'
import { frontFirms } from '../../contract/front-firms.ts'

/** Decides on one exhibitor or many, and says so; whoever administers them is told by mail. */
export function useValidation() {
  const t = useWords('exhibitors')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const [isPending, setPending] = useState(false)
  const decide = async (
    chosen: readonly Pick<BackFirm, 'fairFirm' | 'name'>[],
    isValidated: 1 | 2,
  ): Promise<boolean> => {
    setPending(true)
    try {
      await api.call(validateFairFirms, { body: { ids: chosen.map(one => one.fairFirm), isValidated } })
      await refresh(backFirms, backFirmsConfig, frontFirms, firms, defaultFairs)
      toast.success(
        t(`tracking.decided_${isValidated}`, { count: chosen.length, name: chosen[0]?.name ?? '' }),
      )
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('tracking.not_decided'), { hint: problemsOf(error, say).message })
      return false
    } finally {
      setPending(false)
    }
  }
  return { decide, isPending }
}
