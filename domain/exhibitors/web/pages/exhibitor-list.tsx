import { Images, Plus, Upload } from 'lucide-react'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { frontFirms } from '../../contract/front-firms.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import { Tracking } from '../tracking/tracking.tsx'
import { useMayDecide } from '../tracking/tracking-actions.ts'
import { TrackingExport } from '../tracking/tracking-export.tsx'

/** Where each exhibitor of the fair is on the way to its opening. */
export default function ExhibitorListPage() {
  const t = useWords('exhibitors')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const mayDecide = useMayDecide()
  const add = href(exhibitorPaths.exhibitorManage)
  return (
    <>
      <PageTitle
        title={t('tracking.title')}
        isShort
        actions={
          <>
            <TrackingExport fair={fair.id} />
            {mayDecide && (
              <>
                <ButtonLink
                  variant="secondary"
                  size="small"
                  icon={Upload}
                  href={href(exhibitorPaths.exhibitorImport)}
                >
                  {t('tracking.import')}
                </ButtonLink>
                <ButtonLink
                  variant="secondary"
                  size="small"
                  icon={Images}
                  href={href(exhibitorPaths.exhibitorLogos)}
                >
                  {t('tracking.logos')}
                </ButtonLink>
                <ButtonLink size="small" icon={Plus} href={add}>
                  {t('tracking.add')}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <Tracking
        list="exhibitorList"
        fair={fair.id}
        empty={
          <EmptyState
            isPlain
            title={t('tracking.nobody')}
            action={mayDecide && <ButtonLink href={add}>{t('tracking.add')}</ButtonLink>}
          >
            {t(mayDecide ? 'tracking.nobody_text' : 'tracking.nobody_yours')}
          </EmptyState>
        }
      />
      {mayDecide && (
        <TrashList
          fair={fair.id}
          kind="firm"
          shownBy={[backFirms, backFirmsConfig, frontFirms, defaultFairs]}
        />
      )}
    </>
  )
}
