import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { AcrossFairs } from '../across-fairs.tsx'
import { Tracking } from '../tracking/tracking.tsx'
import { TrackingExport } from '../tracking/tracking-export.tsx'

/** Every participation in every fair. */
export default function ExhibitorAllPage() {
  const t = useWords('exhibitors')
  return (
    <>
      <PageTitle
        title={t('all.title')}
        lead={t('all.lead')}
        isShort
        actions={
          <>
            <TrackingExport />
            <AcrossFairs current="all" />
          </>
        }
      />
      <Tracking list="exhibitorAll" empty={<EmptyState isPlain title={t('tracking.nobody')} />} />
    </>
  )
}
