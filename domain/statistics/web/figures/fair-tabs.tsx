import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'

export const fairTabs = ['fairStats', 'fairStatsStands', 'fairStatsExhibitors'] as const

/** The pages of a fair's figures; the period goes along. */
export function FairTabs({ current, fair }: { current: (typeof fairTabs)[number]; fair: number }) {
  const t = useWords('statistics')
  const href = useSalonHref()
  const { get } = useListAddress()
  const days = new URLSearchParams(
    ['period', 'from', 'to'].flatMap(name => (get(name) ? [[name, get(name)]] : [])),
  )
  return (
    <TabLinks
      label={t('tabs.label')}
      current={current}
      tabs={fairTabs.map(id => ({
        id,
        label: t(`tabs.${id}`),
        href: `${href(fairPaths[id], { id: fair })}${days.size ? `?${days}` : ''}`,
      }))}
    />
  )
}
