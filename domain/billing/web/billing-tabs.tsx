import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { keysOf } from '#platform/contract/record.ts'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { billingPaths } from '../contract/paths.ts'

export type BillingScreen = keyof typeof billingPaths

/** The pages of billing, in the order in which one needs them. */
export function BillingTabs({ current }: { current: BillingScreen }) {
  const t = useWords('billing')
  const href = useSalonHref()
  const fair = useFair()
  const screens = keysOf(billingPaths).filter(name => fair || !name.endsWith('Fair'))
  return (
    <TabLinks
      label={t('tabs.label')}
      current={current}
      tabs={screens.map(id => ({ id, label: t(`tabs.${id}`), href: href(billingPaths[id]) }))}
    />
  )
}
