import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import place from '#domain/scenes/web/stage.module.css'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readConfiguration } from '../../contract/configuration.ts'
import { standPaths } from '../../contract/paths.ts'
import { BarredBooth } from '../barred-booth.tsx'
import { Configurator } from '../configure/configurator.tsx'
import styles from '../configure/configure.module.css'
import { useBoothLists } from '../configure/use-lists.ts'
import { OwnBooth } from '../own-booth.tsx'

/** Furnishing a booth: the one of the address, or the only one that somebody has. */
export default function StandConfigurePage() {
  const { id } = useParams()
  return id === undefined ? <OwnBooth path={standPaths.standConfigure} /> : <Booth key={id} id={Number(id)} />
}

function Booth({ id }: { id: number }) {
  const t = useWords('stands')
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
      <div className={place.list}>
        <BarredBooth id={id}>
          <ErrorState
            title={t('configure.failed')}
            onRetry={() => {
              retry()
              void booth.refetch()
            }}
          >
            {failure.message}
          </ErrorState>
        </BarredBooth>
      </div>
    )
  if (!booth.data || !lists)
    return (
      <div className={styles.page}>
        <div className={styles.stage} />
        <div className={styles.panel}>
          <Skeleton shape="rows" count={8} />
        </div>
      </div>
    )
  return (
    <UnderOwnFair of={booth.data.fair.id} address={slug => hrefOf(standPaths.standConfigure, { id }, slug)}>
      <Configurator booth={booth.data} lists={lists} />
    </UnderOwnFair>
  )
}
