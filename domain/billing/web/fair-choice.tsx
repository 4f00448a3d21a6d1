import { useQuery } from '@tanstack/react-query'
import { fairs } from '#domain/fairs/contract/fair.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'

const all = 'all'

/** Every fair there is, whether it is open or not. */
export function useEveryFair() {
  const { data } = useQuery(listQuery(useApi(), fairs, { pagination: false, 'order[startDate]': 'desc' }))
  return data?.rows ?? []
}

type Props = {
  value: number | null
  onChange: (fair: number | null) => void
  /** Offers "all fairs" too. */
  hasAll?: boolean
}

/** For which fair something holds. */
export function FairChoice({ value, onChange, hasAll }: Props) {
  const t = useWords('billing')
  const every = useEveryFair()
  return (
    <SelectField
      label={t('fair.label')}
      value={value === null ? all : String(value)}
      onChange={id => onChange(id === null || id === all ? null : Number(id))}
      options={[
        ...(hasAll ? [{ id: all, label: t('fair.all') }] : []),
        ...every.map(fair => ({ id: String(fair.id), label: fair.name ?? fair.homepage })),
      ]}
    />
  )
}
