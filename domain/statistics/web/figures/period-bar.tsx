import { CalendarDays } from 'lucide-react'
import { Suspense } from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './figures.module.css'
import type { Period } from './period.ts'

// Most read the whole fair: fields of dates weigh as much as all the rest.
const PeriodDays = lazyWithRetry(() => import('./period-days.tsx'))

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
          <Suspense fallback={<Skeleton shape="rows" count={3} />}>
            <PeriodDays
              first={period.startDate ?? today}
              last={period.endDate ?? today}
              today={today}
              onChoose={(from, to) => {
                address.change({ ...none, from, to })
                close()
              }}
            />
          </Suspense>
        )}
      </PopoverButton>
    </nav>
  )
}
