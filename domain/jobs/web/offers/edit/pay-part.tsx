import { FormRow } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { salaryPeriods } from '../../../contract/choices.ts'
import { unitsOf } from '../../../contract/units-of.ts'
import type { OfferDraft } from './use-offer.ts'

/** Currencies in which fairs of our languages pay. */
const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'DKK', 'SEK', 'NOK', 'PLN', 'CZK', 'MAD', 'XOF']

/** What is paid: from, to, in which currency, for how long. */
export function PayPart({ draft: { saving, set } }: { draft: OfferDraft }) {
  const t = useWords('jobs')
  const locale = useLocale()
  const { fields } = saving
  const currency = String(fields.salaryCurrency)
  const units = unitsOf(currency)
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const amount = (field: 'salaryMin' | 'salaryMax') => (
    <NumberField
      label={t(`edit.${field}`)}
      name={field}
      hasSteps={false}
      minValue={0}
      maxValue={1_000_000_000 / units}
      value={typeof fields[field] === 'number' ? fields[field] / units : Number.NaN}
      onChange={next => set(field, Number.isNaN(next) ? null : Math.round(next * units))}
    />
  )
  return (
    <>
      <FormRow>
        {amount('salaryMin')}
        {amount('salaryMax')}
      </FormRow>
      <FormRow>
        <SelectField
          label={t('edit.salaryCurrency')}
          value={currency}
          options={[...new Set([...currencies, currency])].map(id => ({ id, label: names.of(id) ?? id }))}
          onChange={id => id && set('salaryCurrency', id)}
        />
        <SelectField
          label={t('edit.salaryPeriod')}
          value={String(fields.salaryPeriod)}
          options={salaryPeriods.map(id => ({ id, label: t(`edit.period_${id}`) }))}
          onChange={id => id && set('salaryPeriod', id)}
        />
      </FormRow>
    </>
  )
}
