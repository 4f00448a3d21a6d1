import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readLeadRules } from '../../contract/rules.ts'
import { FirmCounts } from '../rules/firm-counts.tsx'
import { RulesForm } from '../rules/rules-form.tsx'

/** What makes somebody a contact, and what each thing is worth: of a firm, or of the fair by whoever runs it. */
export default function LeadRulesPage() {
  const t = useWords('leads')
  const fair = useCurrentFair()
  const { user } = usePerson()
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), readLeadRules, { query: { fair: fair.id } }),
    staleTime: 0,
  })
  if (!data) return <LoadState of={{ error, refetch }} failed={t('rules.failed')} shape="rows" count={8} />
  const isOfFair = data.from !== 'firm' && !user?.audiences.includes('firmAdmin')
  return (
    <>
      <RulesForm key={`${data.from} ${data.version}`} rule={data} isOfFair={isOfFair} />
      {isOfFair && <FirmCounts />}
    </>
  )
}
