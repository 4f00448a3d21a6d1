import { SelectField } from '#platform/web/ui/select.tsx'
import { useLocale } from '#platform/web/words/words.ts'

/** Currencies in which fairs of our languages pay. */
const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'DKK', 'SEK', 'NOK', 'PLN', 'CZK', 'MAD', 'XOF']

type Props = { label: string; value: string; onChange: (currency: string) => void }

/** In which currency something is paid or wished for. */
export function CurrencyField({ label, value, onChange }: Props) {
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' })
  return (
    <SelectField
      label={label}
      value={value}
      options={[...new Set([...currencies, value])].map(id => ({ id, label: names.of(id) ?? id }))}
      onChange={id => id && onChange(id)}
    />
  )
}
