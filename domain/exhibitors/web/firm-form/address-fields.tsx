import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { FormRow } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { asOptions, type FirmChoices } from './choices.ts'
import { type Address, addressOf, countryIdOf, type FirmDraft } from './firm-draft.ts'

/** Where a firm is: street and postcode are kept as one text, town and country are for searching too. */
export function AddressFields({ draft, choices }: { draft: DraftState<FirmDraft>; choices: FirmChoices }) {
  const t = useWords('exhibitors')
  const address = addressOf(draft.value)
  const countryId = countryIdOf(draft.value)
  const change = (part: keyof Address, text: string) => {
    const next = { ...address, [part]: text || undefined }
    draft.set('addressJSON', Object.values(next).some(Boolean) ? JSON.stringify(next) : null)
  }
  const line = (part: keyof Address, autoComplete: string, maxLength = 160) => (
    <TextField
      label={t(`firm.${part}`)}
      value={address[part] ?? ''}
      autoComplete={autoComplete}
      maxLength={maxLength}
      onChange={text => change(part, text)}
    />
  )
  return (
    <>
      {line('street', 'address-line1')}
      {line('additional', 'address-line2')}
      <FormRow>
        {line('postalCode', 'postal-code', 20)}
        <TextField
          name="city"
          label={t('firm.city')}
          value={String(draft.value.city ?? '')}
          maxLength={120}
          onChange={text => draft.set('city', text)}
        />
      </FormRow>
      {choices.countries.length > 0 && (
        <ComboboxField
          name="country"
          label={t('firm.country')}
          options={asOptions(choices.countries)}
          value={countryId === null ? null : String(countryId)}
          valueLabel={choices.countries.find(one => one.id === countryId)?.name}
          onChange={id => draft.set('country', id === null ? null : Number(id))}
        />
      )}
    </>
  )
}
