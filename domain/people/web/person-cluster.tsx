import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TagField } from '#platform/web/ui/tag-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  type Cluster,
  type ClusterPart,
  clusterParts,
  readCluster,
  writeCluster,
} from '../contract/cluster.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { nameOf } from './person-cells.tsx'
import styles from './person-panel.module.css'
import { usePeopleActions } from './use-people-actions.ts'

/** What a cluster admin follows, fair by fair: halls, stands, exhibitors. */
export function PersonCluster({ person }: { person: PersonRow }) {
  const t = useWords('people')
  const { data, error, refetch } = useQuery(callQuery(useApi(), readCluster, { params: { id: person.id } }))
  if (error)
    return (
      <ErrorState title={t('cluster.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="lines" />
  return data.map(cluster => (
    <FairCluster key={`${cluster.fair.id} ${keyOf(assigned(cluster))}`} person={person} cluster={cluster} />
  ))
}

type Chosen = Record<ClusterPart, string[]>

const assigned = (cluster: Cluster): Chosen => {
  const of = (part: ClusterPart) => cluster[part].flatMap(one => (one.isAssigned ? [String(one.id)] : []))
  return { halls: of('halls'), stands: of('stands'), firms: of('firms') }
}
const keyOf = (chosen: Chosen) => JSON.stringify(clusterParts.map(part => [...chosen[part]].sort()))

function FairCluster({ person, cluster }: { person: PersonRow; cluster: Cluster }) {
  const t = useWords('people')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = usePeopleActions()
  const kept = assigned(cluster)
  const [chosen, choose] = useState(kept)
  const { fair } = cluster
  const save = () =>
    run(async () => {
      const [halls, stands, firms] = clusterParts.map(part => chosen[part].map(Number))
      await api.call(writeCluster, {
        params: { id: person.id },
        body: { fair: fair.id, halls: halls ?? [], stands: stands ?? [], firms: firms ?? [] },
      })
      toast.success(t('cluster.saved', { name: nameOf(person), fair: fair.name }))
      await refresh(readCluster)
    })
  const isEmpty = clusterParts.every(part => !chosen[part].length)
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('cluster.title', { fair: fair.name })}</h2>
      <p className={styles.note}>{t(isEmpty ? 'cluster.none' : 'cluster.hint')}</p>
      {clusterParts.map(part => (
        <TagField
          key={part}
          label={t(`cluster.${part}`)}
          value={chosen[part]}
          options={cluster[part].map(one => ({ id: String(one.id), label: one.label }))}
          onChange={ids => choose({ ...chosen, [part]: ids })}
        />
      ))}
      {keyOf(chosen) !== keyOf(kept) && (
        <Button size="small" isPending={isPending} onPress={save}>
          {t('cluster.save')}
        </Button>
      )}
    </section>
  )
}
