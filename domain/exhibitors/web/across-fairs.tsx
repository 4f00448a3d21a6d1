import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exhibitorPaths } from '../contract/paths.ts'

/** The two faces of all exhibitors: each in each fair, or each once. */
export function AcrossFairs({ current }: { current: 'all' | 'register' }) {
  const t = useWords('exhibitors')
  const href = useSalonHref()
  return (
    <SegmentedLinks
      label={t('all.faces')}
      current={current}
      segments={[
        { id: 'all', label: t('all.participations'), href: href(exhibitorPaths.exhibitorAll) },
        { id: 'register', label: t('all.register'), href: href(exhibitorPaths.exhibitorGlobalList) },
      ]}
    />
  )
}
