import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { FormRow } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { staffPlaces } from '../contract/people-back.ts'

/** Where staff is to work: the exhibitor, found by name, then one of its stands or all of them. */
export function StaffPlaceFields({
  fair,
  firm,
  stand,
  wholeFirmLabel,
  onChange,
}: {
  fair: number
  firm: string | null
  stand: string | null
  /** What it means that no single stand is chosen. */
  wholeFirmLabel: string
  onChange: (firm: string | null, stand: string | null) => void
}) {
  const t = useWords('people')
  const api = useApi()
  const [search, setSearch] = useState('')
  const { data = [], isFetching } = useQuery({
    ...callQuery(api, staffPlaces, { query: { fair, search } }),
    enabled: fair > 0,
    placeholderData: keepPreviousData,
  })
  const place = data.find(one => String(one.id) === firm)
  const first = (id: string | null) => data.find(one => String(one.id) === id)?.stands[0]?.id
  return (
    <FormRow>
      <ComboboxField
        name="firm"
        label={t('invitation.firm')}
        isRequired
        placeholder={t('invitation.firm_search')}
        options={data.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={firm}
        valueLabel={place?.name}
        onSearch={setSearch}
        isSearching={isFetching}
        onChange={id => onChange(id, id && String(first(id) ?? 'firm'))}
      />
      <SelectField
        name="stand"
        label={t('invitation.stand')}
        isRequired
        isDisabled={!place}
        value={stand}
        onChange={id => onChange(firm, id)}
        options={[
          ...(place?.stands ?? []).map(({ id, label }) => ({
            id: String(id),
            label: label ? t('invitation.stand_at', { place: label }) : t('invitation.stand_unplaced'),
          })),
          { id: 'firm', label: wholeFirmLabel },
        ]}
      />
    </FormRow>
  )
}
