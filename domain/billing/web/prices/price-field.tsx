import { Badge } from '#platform/web/ui/badge.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { useLocale, useWords, withAnyKey } from '#platform/web/words/words.ts'
import { decimalsOf, formatAmount, toMajor, toMinor } from '../../contract/amounts.ts'
import type { PriceRow } from '../../contract/prices.ts'
import { isCalledByName } from '../../contract/sides.ts'

type Props = {
  row: PriceRow
  group: string
  currency: string
  amount: number | null
  onChange: (amount: number | null) => void
}

/** One price; without its own it says what counts instead, or that nothing does. */
export function PriceField({ row, group, currency, amount, onChange }: Props) {
  const t = useWords('billing')
  const locale = useLocale()
  const own =
    isCalledByName(row.kind) || row.group !== null
      ? row.name
      : withAnyKey(t)(`prices.label_${row.kind}`, { group })
  const hint = () => {
    if (amount !== null) return undefined
    if (row.inherited === null) return <Badge tone="err">{t('prices.gap')}</Badge>
    return t('prices.inherited', { amount: formatAmount(row.inherited, currency, locale) })
  }
  return <MoneyField label={own} currency={currency} amount={amount} hint={hint()} onChange={onChange} />
}

export function MoneyField({
  label,
  currency,
  amount,
  most = 1_000_000_000_000,
  hint,
  error,
  onChange,
}: Pick<Props, 'currency' | 'amount' | 'onChange'> & {
  label: string
  /** In the smallest unit. */
  most?: number
  hint?: React.ReactNode
  error?: string
}) {
  return (
    <NumberField
      label={label}
      hint={hint}
      error={error}
      value={amount === null ? Number.NaN : toMajor(amount, currency)}
      minValue={0}
      maxValue={toMajor(most, currency)}
      step={10 ** -decimalsOf(currency)}
      hasSteps={false}
      formatOptions={{ style: 'currency', currency }}
      onChange={value => onChange(Number.isNaN(value) ? null : toMinor(value, currency))}
    />
  )
}
