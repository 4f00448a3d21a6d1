import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Sale } from '../../contract/accounts.ts'
import { readPrices } from '../../contract/prices.ts'
import { namedKind, type Side } from '../../contract/sides.ts'
import styles from '../billing.module.css'

type Props = { side: Side; fair: number; sales: readonly Sale[]; onChange: (sales: Sale[]) => void }

const keyOf = ({ kind, item }: Pick<Sale, 'kind' | 'item'>) => `${kind}:${item}`

/** What was sold by hand, piece by piece. */
export function Sales({ side, fair, sales, onChange }: Props) {
  const t = useWords('billing')
  const { data } = useQuery(callQuery(useApi(), readPrices, { params: { side }, query: { fair } }))
  const rows = data?.rows ?? []
  const kind = namedKind[side]
  const nameOf = (sale: Sale) => {
    const row = rows.find(one => one.kind === sale.kind && one.item === sale.item)
    return row ? [row.group, row.name].filter(Boolean).join(', ') : sale.item
  }
  const left = rows.filter(
    row =>
      row.kind === kind &&
      (row.amount ?? row.inherited) !== null &&
      !sales.some(sale => keyOf(sale) === `${row.kind}:${row.item}`),
  )
  return (
    <div className={styles.rates}>
      {sales.map(sale => (
        <div key={keyOf(sale)} className={styles.sale}>
          <NumberField
            label={nameOf(sale)}
            value={sale.quantity}
            minValue={1}
            maxValue={100000}
            onChange={quantity =>
              Number.isNaN(quantity) ||
              onChange(sales.map(one => (keyOf(one) === keyOf(sale) ? { ...one, quantity } : one)))
            }
          />
          <Button
            variant="icon"
            icon={X}
            aria-label={t('sale.remove', { name: nameOf(sale) })}
            onPress={() => onChange(sales.filter(one => keyOf(one) !== keyOf(sale)))}
          />
        </div>
      ))}
      <SelectField
        key={sales.length}
        label={t('sale.add')}
        hint={data && !left.length ? t(`sale.no_prices_${side}`) : undefined}
        isDisabled={!left.length}
        value={null}
        options={left.map(row => ({
          id: `${row.kind}:${row.item}`,
          label: [row.group, row.name].filter(Boolean).join(', '),
        }))}
        onChange={id => {
          const row = left.find(one => `${one.kind}:${one.item}` === id)
          if (row) onChange([...sales, { kind, item: row.item, quantity: 1 }])
        }}
      />
    </div>
  )
}
