import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { readConfiguration } from '#domain/stands/contract/configuration.ts'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { Configurator } from '../configure/configurator.tsx'
import styles from '../configure/configure.module.css'
import { useBoothLists } from '../configure/use-lists.ts'

/** Furnishing a booth: the one of the address, or the only one that somebody has. */
export default function StandConfigurePage() {
  const { id } = useParams()
  return id === undefined ? <OwnBooth /> : <Booth key={id} id={Number(id)} />
}

function OwnBooth() {
  const t = useWords('visit')
  const api = useApi()
  const href = useSalonHref()
  const { data, error, refetch } = useQuery(callQuery(api, myStands))
  if (error) return <Failed message={error.message} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const [own, ...others] = data.filter(one => one.mayConfigure)
  if (!own) return <EmptyState title={t('configure.none')}>{t('configure.none_text')}</EmptyState>
  return (
    <Navigate
      replace
      to={
        others.length
          ? href(standPaths.userConfigurationStands)
          : href(standPaths.standConfigure, { id: own.id })
      }
    />
  )
}

function Booth({ id }: { id: number }) {
  const api = useApi()
  // Read anew when the page is opened, and never over what is being typed.
  const booth = useQuery({
    ...callQuery(api, readConfiguration, { params: { id } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { lists, error, retry } = useBoothLists()
  const failure = booth.error ?? error
  if (failure)
    return (
      <Failed
        message={failure.message}
        retry={() => {
          retry()
          void booth.refetch()
        }}
      />
    )
  if (!booth.data || !lists) return <Waiting />
  return <Configurator booth={booth.data} lists={lists} />
}

function Failed({ message, retry }: { message: string; retry: () => void }) {
  const t = useWords('visit')
  return (
    <ErrorState title={t('configure.failed')} onRetry={retry}>
      {message}
    </ErrorState>
  )
}

const Waiting = () => (
  <div className={styles.page}>
    <div className={styles.stage} />
    <div className={styles.panel}>
      <Skeleton shape="rows" count={8} />
    </div>
  </div>
)
