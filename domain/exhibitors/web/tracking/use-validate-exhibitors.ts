import { BadgeCheck } from 'lucide-react'
import { fairDashboard } from '#domain/fairs/contract/dashboard.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { ActView } from '#platform/web/acts/act-entry.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ValidateExhibitorsAct } from '../../contract/acts.ts'
import { useValidation } from './use-validation.ts'

/** "Validate the 3 exhibitors who are waiting". */
export function useValidateExhibitors(): ActView<'validate_exhibitors'> {
  const t = useWords('exhibitors')
  const refresh = useRefresh()
  const { decide } = useValidation()
  return ({ exhibitors }: ValidateExhibitorsAct) => ({
    title: t('tracking.act_validate', { count: exhibitors.length }),
    icon: BadgeCheck,
    onAction: () => void decide(exhibitors, validationState.validated).then(() => refresh(fairDashboard)),
  })
}
