import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { namedKind, Side } from '../../contract/sides.ts'
import styles from '../billing.module.css'
import { MoneyField } from './price-field.tsx'

type Props = {
  kind: (typeof namedKind)[Side]
  currency: string
  onAdd: (name: string, amount: number) => void
}

/** A pass, a badge, furniture: it exists by having a price. */
export function AddNamed({ kind, currency, onAdd }: Props) {
  const t = useWords('billing')
  const say = useWords('validations')
  const [name, setName] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const [isTold, tell] = useState(false)
  const add = () => {
    tell(amount === null)
    if (amount === null) return
    onAdd(name.trim(), amount)
    setName('')
    setAmount(null)
  }
  return (
    <section className={styles.group} aria-label={t(`prices.add_${kind}`)}>
      <h2>{t(`prices.add_${kind}`)}</h2>
      <div className={styles.add}>
        <TextField label={t(`prices.${kind}_name`)} value={name} maxLength={120} onChange={setName} />
        <MoneyField
          label={t('prices.named_price')}
          currency={currency}
          amount={amount}
          error={isTold && amount === null ? say('required') : undefined}
          onChange={setAmount}
        />
        <Button variant="secondary" icon={Plus} isDisabled={!name.trim()} onPress={add}>
          {t('prices.add')}
        </Button>
      </div>
    </section>
  )
}
