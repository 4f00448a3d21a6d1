import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { leadOverview } from '../../contract/lead.ts'
import { readLeadRules } from '../../contract/rules.ts'
import { FirmCounts } from '../rules/firm-counts.tsx'
import { RulesForm } from '../rules/rules-form.tsx'

/** What makes somebody a contact, and what each thing is worth: of a firm, or of the fair by whoever runs it. */
export default function LeadRulesPage() {
  const t = useWords('leads')
  const api = useApi()
  const { id: fair } = useCurrentFair()
  const { user } = usePerson()
  const address = useListAddress()
  const first = useQuery({ ...callQuery(api, readLeadRules, { query: { fair } }), staleTime: 0 })
  const runs = first.data?.firm === null
  // Whoever runs the fair may exhibit in it too: each of both rules has its page.
  const own = useQuery({
    ...callQuery(api, leadOverview, { query: { fair } }),
    enabled: runs && Boolean(user?.audiences.includes('firmAdmin')),
    retry: false,
  })
  const firm = runs && own.data?.isAdmin ? own.data.firm.id : null
  const isOwn = firm !== null && address.get('of') === 'firm'
  const second = useQuery({
    ...callQuery(api, readLeadRules, { query: { fair, firm: firm ?? 0 } }),
    enabled: isOwn,
    staleTime: 0,
  })
  const shown = isOwn ? second : first
  const { data } = shown
  if (!data || own.isLoading)
    return <LoadState of={shown} failed={t('rules.failed')} shape="rows" count={8} />
  return (
    <>
      {firm !== null && (
        <TabLinks
          label={t('rules.title_fair')}
          current={isOwn ? 'firm' : 'fair'}
          tabs={[
            { id: 'fair', label: t('rules.of_fair'), href: address.hrefFor({ of: '' }) },
            { id: 'firm', label: t('rules.title'), href: address.hrefFor({ of: 'firm' }) },
          ]}
        />
      )}
      <RulesForm key={`${data.firm} ${data.from} ${data.version}`} rule={data} />
      {data.firm === null && <FirmCounts />}
    </>
  )
}
