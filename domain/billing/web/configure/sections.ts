import type { FormField } from '#platform/web/forms/form-field.tsx'

type Country = { id: number; name?: string }

/** Offered first; any other can be found by its name or its code. */
const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'DKK', 'NOK', 'SEK', 'PLN', 'CZK', 'HUF', 'RON']

const currencyOptions = () => {
  const names = new Intl.DisplayNames(undefined, { type: 'currency' })
  const rest = Intl.supportedValuesOf('currency').filter(code => !currencies.includes(code))
  return [...currencies, ...rest].map(id => ({ id, label: `${id} · ${names.of(id)}` }))
}

/** The settings of billing as data: who sells, in which money, on which paper. */
export const configurationSections = (
  countries: readonly Country[],
): { id: string; fields: FormField[] }[] => [
  {
    id: 'seller',
    fields: [
      { name: 'sellerName', kind: 'text', maxLength: 160, isRequired: true },
      { name: 'sellerAddress', kind: 'textarea', maxLength: 500, isRequired: true },
      {
        name: 'sellerCountry',
        kind: 'combobox',
        isRequired: true,
        options: countries.map(one => ({ id: String(one.id), label: one.name ?? '' })),
      },
      { name: 'registrationNumber', kind: 'text', maxLength: 60, isRequired: true },
      { name: 'vatNumber', kind: 'text', maxLength: 30 },
      { name: 'iban', kind: 'text', maxLength: 42 },
    ],
  },
  {
    id: 'money',
    fields: [{ name: 'currency', kind: 'combobox', isRequired: true, options: currencyOptions() }],
  },
  {
    id: 'paper',
    fields: [
      { name: 'numberPrefix', kind: 'text', maxLength: 12 },
      { name: 'paymentDays', kind: 'number', min: 0, max: 365, isRequired: true },
      { name: 'quoteDays', kind: 'number', min: 1, max: 365, isRequired: true },
      { name: 'legalMention', kind: 'textarea', maxLength: 2000 },
    ],
  },
]
