import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { calledRelated } from './entry-value.tsx'
import { listCalled } from './list-source.ts'
import { RelationField, type RelationFieldProps } from './relation-field.tsx'

/** A filter by an entry of another list; says too what an address that was opened has chosen. */
export function RelationFilter(props: Pick<RelationFieldProps, 'field' | 'label' | 'value' | 'onChange'>) {
  const api = useApi()
  const [first] = useState(props.value)
  const { data } = useQuery({
    ...recordQuery(api, listCalled(props.field.to ?? ''), Number(first)),
    enabled: first !== null,
  })
  return (
    <RelationField
      // It takes the words of what is chosen from the start: drawn anew once they are known.
      key={data ? 'named' : 'open'}
      {...props}
      valueLabel={data && calledRelated(data)}
      placeholder={props.label}
      look="filter"
    />
  )
}
