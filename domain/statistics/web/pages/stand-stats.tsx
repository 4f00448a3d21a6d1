import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import { visitStand } from '#domain/stands/contract/stand-visit.ts'
import { embedOf } from '#domain/stands/contract/video.ts'
import { OwnBooth } from '#domain/stands/web/own-booth.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { statisticsPaths } from '../../contract/paths.ts'
import { Best } from '../figures/best.tsx'
import { BusyHours } from '../figures/busy-hours.tsx'
import styles from '../figures/figures.module.css'
import { FiguresPage } from '../figures/figures-page.tsx'
import { Funnel } from '../figures/funnel.tsx'
import { LikeBooths } from '../figures/like-booths.tsx'

type Own = ResponseOf<typeof myStands>

/** The figures of a booth: the one of the address, else the first that somebody has in this fair. */
export default function StandStatsPage() {
  const { id } = useParams()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { data, error, refetch } = useQuery(callQuery(useApi(), myStands))
  const own = (data ?? []).filter(stand => stand.fair.id === fair.id)
  if (id !== undefined) return <OfBooth key={id} id={Number(id)} own={own} />
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={8} />
  return own[0] ? (
    <Navigate replace to={href(statisticsPaths.standStats, { id: own[0].id })} />
  ) : (
    <OwnBooth path={statisticsPaths.standStats} toSee />
  )
}

const nameOf = ({ number, name }: { number: string | null; name: string }) =>
  [number, name].filter(Boolean).join(' · ')

function OfBooth({ id, own }: { id: number; own: Own }) {
  const t = useWords('statistics')
  const fair = useCurrentFair()
  const { data: visit } = useQuery({ ...callQuery(useApi(), visitStand, { params: { id } }), retry: false })
  const within = { type: 'stands', id } as const
  const known = own.find(stand => stand.id === id) ?? visit?.stand
  return (
    <UnderOwnFair
      of={visit?.hall?.fair ?? fair.id}
      address={slug => hrefOf(statisticsPaths.standStats, { id }, slug)}
    >
      <FiguresPage
        of={within}
        name={known ? nameOf(known) : fair.name}
        tabs={own.length > 1 && <OtherBooths id={id} own={own} />}
      >
        {(period, figures) => (
          <>
            <LikeBooths id={id} period={period} />
            <BusyHours type="stands" id={id} figures={figures} />
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
            {embedOf(visit?.video ?? null)?.kind === 'file' && (
              <Best title={t('best.film')} within={within} of="stand_videos" sort="views" period={period} />
            )}
            {fair.isUsingJobModule && (
              <Best
                title={t('best.offers')}
                within={within}
                of="jobs"
                sort="views"
                period={period}
                most={10}
              />
            )}
          </>
        )}
      </FiguresPage>
    </UnderOwnFair>
  )
}

/** Whoever has several booths goes from one to the other. */
function OtherBooths({ id, own }: { id: number; own: Own }) {
  const t = useWords('statistics')
  const href = useSalonHref()
  const navigate = useNavigate()
  return (
    <div className={styles.booth}>
      <SelectField
        label={t('booth')}
        options={own.map(stand => ({ id: String(stand.id), label: nameOf(stand) }))}
        value={String(id)}
        onChange={next => next && void navigate(href(statisticsPaths.standStats, { id: next }))}
      />
    </div>
  )
}
