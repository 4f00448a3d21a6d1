import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../contract/paths.ts'
import styles from './operation-tabs.module.css'

const tabs = { outbox: accountPaths.outbox, jobs: accountPaths.backgroundJobs }

/** What leaves by itself, and what runs by itself. */
export function OperationTabs({ current }: { current: keyof typeof tabs }) {
  const t = useWords('identity')
  const href = useSalonHref()
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('jobs.parts')}
        current={current}
        tabs={Object.entries(tabs).map(([id, path]) => ({ id, label: t(`${id}.title`), href: href(path) }))}
      />
    </div>
  )
}
