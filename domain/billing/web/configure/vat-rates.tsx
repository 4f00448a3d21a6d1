import { Plus, X } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VatRate } from '../../contract/configuration.ts'
import styles from '../billing.module.css'

type Country = { iso: string; name?: string }
type Props = {
  rates: readonly VatRate[]
  countries: readonly Country[]
  onChange: (rates: VatRate[]) => void
}

/** The rate of each country in which customers are. */
export function VatRates({ rates, countries, onChange }: Props) {
  const t = useWords('billing')
  const nameOf = (iso: string) => countries.find(one => one.iso === iso)?.name ?? iso
  const set = (at: number, change: Partial<VatRate>) =>
    onChange(rates.map((rate, index) => (index === at ? { ...rate, ...change } : rate)))
  return (
    <div className={styles.rates}>
      {rates.map((rate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place until it has a country
        <div key={`${at} ${countries.length} ${rates.length}`} className={styles.rate}>
          <ComboboxField
            label={t('configure.country')}
            options={countries.map(one => ({ id: one.iso, label: one.name ?? one.iso }))}
            value={rate.country || null}
            valueLabel={rate.country ? nameOf(rate.country) : undefined}
            onChange={iso => set(at, { country: iso ?? '' })}
          />
          <NumberField
            label={t('configure.rate')}
            value={rate.rate / 10000}
            minValue={0}
            maxValue={1}
            step={0.0001}
            hasSteps={false}
            formatOptions={{ style: 'percent', maximumFractionDigits: 2 }}
            onChange={value => set(at, { rate: Number.isNaN(value) ? 0 : Math.round(value * 10000) })}
          />
          <Button
            variant="icon"
            icon={X}
            aria-label={t('configure.remove_rate', { country: nameOf(rate.country) })}
            onPress={() => onChange(rates.filter((_one, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          onPress={() => onChange([...rates, { country: '', rate: 0 }])}
        >
          {t('configure.add_rate')}
        </Button>
      </div>
    </div>
  )
}
