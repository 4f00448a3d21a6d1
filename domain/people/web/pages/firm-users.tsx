import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { firms } from '#domain/exhibitors/contract/firm.ts'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { FirmPeople } from '../firm/firm-people.tsx'

/** The team of a firm: one's own, or, for organizers, that of the address. */
export default function FirmUsersPage() {
  const t = useWords('people')
  const api = useApi()
  const { user } = usePerson()
  const { id: named } = useParams()
  const id = Number(named) || (user?.firm?.id ?? 0)
  const { data: firm, error, refetch } = useQuery({ ...recordQuery(api, firms, id), enabled: id > 0 })
  if (user && !id)
    return (
      <EmptyState level={1} title={t('exhibitors:firm.none')} action={<AskOrganizer />}>
        {t('exhibitors:firm.none_text')}
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState title={t('team.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  return firm ? <FirmPeople firm={firm} level={1} /> : <Skeleton shape="rows" count={5} />
}
