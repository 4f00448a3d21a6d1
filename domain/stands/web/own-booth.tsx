import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { myStands } from '../contract/endpoints.ts'
import { standPaths } from '../contract/paths.ts'

/** A page of a booth reached without its number: that of the only booth one has in this fair, else the list of them. */
export function OwnBooth({ path, toSee = false }: { path: string; toSee?: boolean }) {
  const t = useWords('stands')
  const api = useApi()
  const fair = useFair()
  const href = useSalonHref()
  const { data, error, refetch } = useQuery(callQuery(api, myStands))
  if (error)
    return (
      <ErrorState title={t('booths.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={6} />
  const [own, ...others] = data.filter(one => (toSee || one.mayConfigure) && one.fair.id === fair?.id)
  if (own && !others.length) return <Navigate replace to={href(path, { id: own.id })} />
  if (data.length) return <Navigate replace to={href(standPaths.userConfigurationStands)} />
  return (
    <EmptyState level={1} title={t('configure.none')} action={<AskOrganizer />}>
      {t('configure.none_text')}
    </EmptyState>
  )
}
