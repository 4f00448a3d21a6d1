import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './figures.module.css'
import type { Period } from './period.ts'

type Props = { period: Period; address: ReturnType<typeof useListAddress>; today: string; days: string }

/** Of which days: the whole fair, today, a week, or those that are chosen. They stand in the address. */
export function PeriodBar({ period, address, today, days }: Props) {
  const t = useWords('statistics')
  const none = { from: '', to: '', period: '', page: '' }
  return (
    <nav className={styles.period} aria-label={t('period.label')}>
      <ChipLink href={address.hrefFor({ ...none })} isCurrent={period.id === 'all'}>
        {t('period.all')}
      </ChipLink>
      <ChipLink href={address.hrefFor({ ...none, period: 'today' })} isCurrent={period.id === 'today'}>
        {t('period.today')}
      </ChipLink>
      <ChipLink href={address.hrefFor({ ...none, period: 'week' })} isCurrent={period.id === 'week'}>
        {t('period.week')}
      </ChipLink>
      <PopoverButton
        label={t('period.days')}
        trigger={
          <Button variant={period.id === 'days' ? 'primary' : 'secondary'} size="small" icon={CalendarDays}>
            {period.id === 'days' ? days : t('period.days')}
          </Button>
        }
      >
        {close => (
          <Days
            first={period.startDate ?? today}
            last={period.endDate ?? today}
            today={today}
            onChoose={(from, to) => {
              address.change({ ...none, from, to })
              close()
            }}
          />
        )}
      </PopoverButton>
    </nav>
  )
}

type DaysProps = { first: string; last: string; today: string; onChoose: (from: string, to: string) => void }

function Days({ first, last, today, onChoose }: DaysProps) {
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
