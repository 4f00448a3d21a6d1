import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

type VersionedRecord = { id: number; version: number; fair: { id: number } }

type Props<R extends VersionedRecord> = {
  path: string
  query: (id: number) => UseQueryOptions<R>
  failed: string
  /** For an address without a number. */
  none: ReactNode
  children: (record: R) => ReactNode
}

/** The record that an address names, in the fair whose it is; begun anew once it was saved. */
export function RecordOfAddress<R extends VersionedRecord>({
  path,
  query,
  failed,
  none,
  children,
}: Props<R>) {
  const { id } = useParams()
  const number = Number(id ?? 0)
  const { data: record, error, refetch } = useQuery({ ...query(number), enabled: number > 0 })
  if (!number) return none
  if (error)
    return (
      <ErrorState title={failed} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!record) return <Skeleton shape="rows" count={6} />
  return (
    <UnderOwnFair of={record.fair.id} address={slug => hrefOf(path, { id: record.id }, slug)}>
      <Fragment key={`${record.id}:${record.version}`}>{children(record)}</Fragment>
    </UnderOwnFair>
  )
}
