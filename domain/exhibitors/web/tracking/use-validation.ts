import { useState } from 'react'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { type FormerStates, formerStates, undoSteps } from '#domain/identity/contract/decide-found.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BackFirm, backFirms, backFirmsConfig, validateFoundFirms } from '../../contract/back-firms.ts'
import { firms } from '../../contract/firm.ts'
import { validateFairFirms } from '../../contract/firm-changes.ts'
import { frontFirms } from '../../contract/front-firms.ts'

/** What a list was narrowed by, and how many exhibitors it finds. */
export type FoundFirms = { found: BodyOf<typeof validateFoundFirms>['found']; total: number }

type Decided = Pick<BackFirm, 'fairFirm' | 'name' | 'isValidated'>

/** Decides on one exhibitor or many, and says so; whoever administers them is told by mail. */
export function useValidation() {
  const t = useWords('exhibitors')
  const words = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const [isPending, setPending] = useState(false)
  const attempt = async (send: () => Promise<() => void>): Promise<boolean> => {
    setPending(true)
    try {
      const say = await send()
      // What can be undone for a while is said before the lists have come anew.
      say()
      await refresh(backFirms, backFirmsConfig, frontFirms, firms, defaultFairs)
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('tracking.not_decided'), { hint: problemsOf(error, words).message })
      return false
    } finally {
      setPending(false)
    }
  }
  const undo = (former: FormerStates) =>
    attempt(async () => {
      for (const step of undoSteps(former))
        await api.call(validateFairFirms, { body: { ...step, undo: 'taken' } })
      return () => toast.info(t('tracking.undone'))
    })
  const undoing = (former: FormerStates) => ({
    label: t('tracking.undo'),
    onPress: () => void undo(former),
    isUndo: true,
  })
  /** Until their administrators are told, it can be undone. */
  const decide = (chosen: readonly Decided[], isValidated: 1 | 2) =>
    attempt(async () => {
      const ids = chosen.map(one => one.fairFirm)
      await api.call(validateFairFirms, { body: { ids, isValidated, undo: 'offered' } })
      const others = chosen.filter(one => one.isValidated !== isValidated)
      const former = formerStates(others.map(one => ({ ...one, id: one.fairFirm })))
      return () =>
        toast.success(
          t(`tracking.decided_${isValidated}`, { count: chosen.length, name: chosen[0]?.name ?? '' }),
          { action: undoing(former) },
        )
    })
  /** All that the list finds, on whatever page they are. */
  const decideFound = ({ found, total }: FoundFirms, isValidated: 1 | 2) =>
    attempt(async () => {
      const {
        changed,
        passedOver,
        before = [],
      } = await api.call(validateFoundFirms, {
        body: { found, count: total, isValidated, undo: 'offered' },
      })
      const hint = passedOver.already ? t('tracking.already', { count: passedOver.already }) : undefined
      return () =>
        toast.success(t(`tracking.all_decided_${isValidated}`, { count: changed }), {
          hint,
          ...(before.length > 0 && { action: undoing(before) }),
        })
    })
  return { decide, decideFound, isPending }
}
