import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './figures.module.css'

type Props = { first: string; last: string; today: string; onChoose: (from: string, to: string) => void }

/** The first and the last day that somebody wants to see. */
export default function PeriodDays({ first, last, today, onChoose }: Props) {
  const t = useWords('statistics')
  const [from, setFrom] = useState<string | null>(first)
  const [to, setTo] = useState<string | null>(last)
  const isWrong = from !== null && to !== null && from > to
  return (
    <div className={styles.days}>
      <DateField label={t('period.from')} value={from} max={today} onChange={setFrom} />
      <DateField
        label={t('period.to')}
        value={to}
        max={today}
        onChange={setTo}
        {...(isWrong && { error: t('period.wrong') })}
      />
      <Button isDisabled={!from || !to || isWrong} onPress={() => from && to && onChoose(from, to)}>
        {t('period.show')}
      </Button>
    </div>
  )
}
