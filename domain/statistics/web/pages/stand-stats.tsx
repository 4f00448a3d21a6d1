import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { visitStand } from '#domain/stands/contract/stand-visit.ts'
import { OwnBooth } from '#domain/stands/web/own-booth.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { statisticsPaths } from '../../contract/paths.ts'
import { Best } from '../figures/best.tsx'
import { BusyHours } from '../figures/busy-hours.tsx'
import styles from '../figures/figures.module.css'
import { FiguresPage } from '../figures/figures-page.tsx'
import { Funnel } from '../figures/funnel.tsx'

/** The figures of a booth: the one of the address, or the only one that somebody has. */
export default function StandStatsPage() {
  const { id } = useParams()
  return id === undefined ? (
    <OwnBooth path={statisticsPaths.standStats} toSee />
  ) : (
    <OfBooth key={id} id={Number(id)} />
  )
}

function OfBooth({ id }: { id: number }) {
  const t = useWords('statistics')
  const { data: visit } = useQuery({ ...callQuery(useApi(), visitStand, { params: { id } }), retry: false })
  const within = { type: 'stands', id } as const
  const name = visit ? [visit.stand.number, visit.stand.name].filter(Boolean).join(' · ') : ''
  return (
    <FiguresPage of={within} name={name}>
      {period => (
        <>
          <BusyHours type="stands" id={id} period={period} />
          <div className={styles.two}>
            <Funnel type="stands" id={id} period={period} />
            <Best
              title={t('best.brochures')}
              within={within}
              of="stand_resources"
              sort="downloads"
              period={period}
              most={10}
            />
          </div>
        </>
      )}
    </FiguresPage>
  )
}
