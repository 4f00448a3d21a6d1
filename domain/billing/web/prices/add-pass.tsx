import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from '../billing.module.css'
import { MoneyField } from './price-field.tsx'

/** A pass is called by its name: it exists by having a price. */
export function AddPass({
  currency,
  onAdd,
}: {
  currency: string
  onAdd: (name: string, amount: number) => void
}) {
  const t = useWords('billing')
  const [name, setName] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const isWhole = name.trim() !== '' && amount !== null
  const add = () => {
    if (amount !== null) onAdd(name.trim(), amount)
    setName('')
    setAmount(null)
  }
  return (
    <section className={styles.group} aria-label={t('prices.add_pass')}>
      <h2>{t('prices.add_pass')}</h2>
      <div className={styles.add}>
        <TextField label={t('prices.pass_name')} value={name} maxLength={120} onChange={setName} />
        <MoneyField label={t('prices.pass_price')} currency={currency} amount={amount} onChange={setAmount} />
        <Button variant="secondary" icon={Plus} isDisabled={!isWhole} onPress={add}>
          {t('prices.add')}
        </Button>
      </div>
    </section>
  )
}
