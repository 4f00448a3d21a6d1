import { FormRow } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { salaryPeriods } from '../../../contract/choices.ts'
import { amountMost, sameFigureIn, unitsOf } from '../../../contract/units-of.ts'
import { CurrencyField } from '../../currency-field.tsx'
import type { OfferDraft } from './use-offer.ts'

/** What is paid: from, to, in which currency, for how long. */
export function PayPart({ draft: { saving, set } }: { draft: OfferDraft }) {
  const t = useWords('jobs')
  const { fields } = saving
  const currency = String(fields.salaryCurrency)
  const units = unitsOf(currency)
  const amount = (field: 'salaryMin' | 'salaryMax') => (
    <NumberField
      label={t(`edit.${field}`)}
      name={field}
      hasSteps={false}
      minValue={0}
      maxValue={amountMost / units}
      value={typeof fields[field] === 'number' ? fields[field] / units : Number.NaN}
      onChange={next => set(field, Number.isNaN(next) ? null : Math.round(next * units))}
    />
  )
  const changeCurrency = (next: string) => {
    set('salaryCurrency', next)
    for (const field of ['salaryMin', 'salaryMax'] as const) {
      const before = fields[field]
      if (typeof before === 'number') set(field, sameFigureIn(before, currency, next))
    }
  }
  return (
    <>
      <FormRow>
        {amount('salaryMin')}
        {amount('salaryMax')}
      </FormRow>
      <FormRow>
        <CurrencyField label={t('edit.salaryCurrency')} value={currency} onChange={changeCurrency} />
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
