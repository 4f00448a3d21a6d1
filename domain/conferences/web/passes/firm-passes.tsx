import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { passAllotments } from '../../contract/pass-allotment.ts'
import { ModuleOff } from '../module-off.tsx'
import { FirmPass } from './firm-pass.tsx'

/** What an exhibitor gives out, and who has it. */
export function FirmPasses() {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const { user } = usePerson()
  const firm = user?.firm?.id
  const { data, error, refetch } = useQuery({
    ...listQuery(api, passAllotments, { 'pass.fair': fair.id, firm: firm ?? 0, pagination: 'false' }),
    enabled: firm !== undefined,
  })
  if (!fair.isUsingConferenceModule) return <ModuleOff />
  if (firm === undefined)
    return (
      <EmptyState level={1} title={t('presentations.no_firm')}>
        {t('presentations.no_firm_text')}
      </EmptyState>
    )
  return (
    <>
      <PageTitle title={t('allotments.title')} lead={t('allotments.lead')} />
      {error && !data ? (
        <ErrorState title={t('setup.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={4} />
      ) : data.rows.length ? (
        data.rows.map(allotment => <FirmPass key={allotment.id} allotment={allotment} />)
      ) : (
        <EmptyState title={t('allotments.none')}>{t('allotments.none_text')}</EmptyState>
      )}
    </>
  )
}
