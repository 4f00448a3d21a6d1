import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { messagingPaths } from '../../contract/paths.ts'
import { useOwnStands } from './use-own-stands.ts'

/** Between one's own messages and those of one's booths, for whoever has both. */
export function InboxLinks({ current = 'own' }: { current?: 'own' | 'booth' }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const { stands } = useOwnStands()
  if (!stands.length) return null
  return (
    <SegmentedLinks
      label={t('inbox.which')}
      current={current}
      segments={[
        { id: 'booth', label: t('inbox.title'), href: href(messagingPaths.standInbox) },
        { id: 'own', label: t('list.title'), href: href(messagingPaths.userDirectMessages) },
      ]}
    />
  )
}
