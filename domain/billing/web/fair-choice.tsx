import { useQuery } from '@tanstack/react-query'
import { fairs } from '#domain/fairs/contract/fair.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'

const all = 'all'

type Props = { value: number | null; onChange: (fair: number | null) => void }

/** For which fair something holds, whether it is open or not, or for all. */
export function FairChoice({ value, onChange }: Props) {
  const t = useWords('billing')
  const { data } = useQuery(listQuery(useApi(), fairs, { pagination: false, 'order[startDate]': 'desc' }))
  return (
    <SelectField
      label={t('fair.label')}
      value={value === null ? all : String(value)}
      onChange={id => onChange(id === null || id === all ? null : Number(id))}
      options={[
        { id: all, label: t('fair.all') },
        ...(data?.rows ?? []).map(fair => ({ id: String(fair.id), label: fair.name ?? fair.homepage })),
      ]}
    />
  )
}
