import type { FairDay } from '#domain/conferences/web/program/use-fair-day.ts'
import { dayName } from '#domain/conferences/web/time/zones.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'

type Props = { found: FairDay; hrefFor: ReturnType<typeof useListAddress>['hrefFor'] }

/** The days of the programme, where there are several. */
export function CentreDays({ found: { days, day }, hrefFor }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  if (days.length < 2) return null
  return (
    <SegmentedLinks
      label={t('program.day')}
      current={day}
      segments={days.map(one => ({
        id: one.day,
        label: dayName(locale, one.day, 'short'),
        href: hrefFor({ day: one.day }),
      }))}
    />
  )
}
