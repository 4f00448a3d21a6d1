import { useQuery } from '@tanstack/react-query'
import { Images, Plus, Upload } from 'lucide-react'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { frontFirms } from '../../contract/front-firms.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import { Tracking } from '../tracking/tracking.tsx'
import { useMayDecide } from '../tracking/tracking-actions.ts'

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
        lead={t('tracking.lead', { fair: fair.name })}
        actions={
          mayDecide && (
            <>
              <ButtonLink variant="secondary" icon={Upload} href={href(exhibitorPaths.exhibitorImport)}>
                {t('tracking.import')}
              </ButtonLink>
              <ButtonLink variant="secondary" icon={Images} href={href(exhibitorPaths.exhibitorLogos)}>
                {t('tracking.logos')}
              </ButtonLink>
              <ButtonLink icon={Plus} href={add}>
                {t('tracking.add')}
              </ButtonLink>
            </>
          )
        }
      />
      <Progress fair={fair.id} />
      <Tracking
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

/** What is left to do, as figures that lead there. */
function Progress({ fair }: { fair: number }) {
  const t = useWords('exhibitors')
  const api = useApi()
  const format = new Intl.NumberFormat(useLocale())
  const { data } = useQuery(callQuery(api, backFirmsConfig, { query: { fair } }))
  if (!data) return null
  const { total, validation, booths } = data
  return (
    <Figures>
      <Figure label={t('tracking.figure_all')} value={format.format(total)} href="?" />
      <Figure
        label={t('tracking.figure_waiting')}
        value={format.format(validation.waiting)}
        sentence={t(validation.waiting ? 'tracking.waiting_text' : 'tracking.nobody_waits')}
        href="?isValidated=0"
      />
      <Figure
        label={t('tracking.figure_configured')}
        value={format.format(booths.configured ?? 0)}
        of={t('tracking.of', { total: format.format(total) })}
        href="?state=configured"
      />
      <Figure
        label={t('tracking.figure_none')}
        value={format.format(booths.none ?? 0)}
        sentence={t(booths.none ? 'tracking.none_text' : 'tracking.all_have')}
        href="?state=none"
      />
    </Figures>
  )
}
