import { ArrowRight } from 'lucide-react'
import { useParams } from 'react-router'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { statisticsPaths } from '../../contract/paths.ts'
import { Best } from '../figures/best.tsx'
import { FairTabs } from '../figures/fair-tabs.tsx'
import styles from '../figures/figures.module.css'
import { FiguresPage } from '../figures/figures-page.tsx'
import { Funnel } from '../figures/funnel.tsx'
import { HallModels } from '../figures/hall-models.tsx'
import { Now } from '../figures/now.tsx'
import { Routes } from '../figures/routes.tsx'

/** The figures of a fair: who came, when, where to, and what became of it. */
export default function FairStatsPage() {
  const t = useWords('statistics')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const id = Number(useParams().id ?? fair.id)
  const within = { type: 'fairs', id } as const
  return (
    <UnderOwnFair of={id} address={slug => hrefOf(fairPaths.fairStats, { id }, slug)}>
      <FiguresPage of={within} name={fair.name} tabs={<FairTabs current="fairStats" fair={id} />}>
        {period => (
          <>
            {period.id !== 'days' && <Now fair={id} />}
            <HallModels fair={id} period={period} />
            <div className={styles.two}>
              <Best
                title={t('best.halls')}
                within={within}
                of="fair_halls"
                sort="views"
                period={period}
                most={12}
              />
              <Routes fair={id} period={period} />
            </div>
            <div className={styles.two}>
              <Funnel type="fairs" id={id} period={period} />
              <Best
                title={t('best.stands')}
                within={within}
                of="stands"
                sort="views"
                period={period}
                name={row => <Link to={href(statisticsPaths.standStats, { id: row.id })}>{row.name}</Link>}
                more={
                  <ButtonLink
                    variant="ghost"
                    size="small"
                    iconAfter={ArrowRight}
                    href={href(fairPaths.fairStatsStands, { id })}
                  >
                    {t('best.all_stands')}
                  </ButtonLink>
                }
              />
            </div>
            <div className={styles.two}>
              <Best
                title={t('best.brochures')}
                within={within}
                of="stand_resources"
                sort="downloads"
                period={period}
              />
              {fair.isUsingJobModule && (
                <Best title={t('best.offers')} within={within} of="jobs" sort="views" period={period} />
              )}
            </div>
          </>
        )}
      </FiguresPage>
    </UnderOwnFair>
  )
}
