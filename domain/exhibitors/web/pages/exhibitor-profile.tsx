import { useQuery } from '@tanstack/react-query'
import { Eye, Users } from 'lucide-react'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { firms } from '../../contract/firm.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import { EditFirm } from '../firm-form/edit-firm.tsx'
import { mayEdit } from '../may-edit.ts'

/** The own firm, as its administrator keeps it. */
export default function ExhibitorProfilePage() {
  const t = useWords('exhibitors')
  const api = useApi()
  const href = useSalonHref()
  const { user } = usePerson()
  const id = user?.firm?.id ?? 0
  const { data: firm, error, refetch } = useQuery({ ...recordQuery(api, firms, id), enabled: id > 0 })
  if (user && !id)
    return (
      <EmptyState level={1} title={t('firm.none')} action={<AskOrganizer />}>
        {t('firm.none_text')}
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState title={t('firm.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!firm) return <Skeleton shape="rows" count={8} />
  return (
    <>
      <PageTitle
        title={firm.name}
        lead={t('firm.profile_lead')}
        actions={
          <>
            <ButtonLink variant="secondary" icon={Users} href={href(exhibitorPaths.firmUsers, { id })}>
              {t('tracking.team')}
            </ButtonLink>
            <ButtonLink variant="secondary" icon={Eye} href={href(exhibitorPaths.exhibitorsId, { id })}>
              {t('tracking.see')}
            </ButtonLink>
          </>
        }
      />
      {mayEdit(firm) ? (
        <EditFirm firm={firm} />
      ) : (
        <EmptyState title={t('firm.not_yours')}>{t('firm.not_yours_text')}</EmptyState>
      )}
    </>
  )
}
