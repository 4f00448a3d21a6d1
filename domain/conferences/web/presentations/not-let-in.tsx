import { useQuery } from '@tanstack/react-query'
import { fairFirms } from '#domain/exhibitors/contract/fair-firm.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from '../manage/program-states.module.css'

/** That the fair has not let an exhibitor in: nobody is shown what they present. */
export function NotLetIn({ firm }: { firm: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const { id: fair } = useCurrentFair()
  const { data } = useQuery(listQuery(api, fairFirms, { fair, firm }))
  if (!data || data.rows[0]?.isValidated === validationState.validated) return null
  return (
    <p className={styles.notice} role="status">
      {t('presentations.not_let_in')}
    </p>
  )
}
