import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { viewConference } from '../../contract/calls.ts'
import { readBackstage } from '../../contract/live.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { readStage } from '../../contract/stage.ts'
import { Backstage } from '../live/backstage.tsx'

/** Behind the stage of a session, for its team. */
export default function ConferenceBackstagePage() {
  const href = useSalonHref()
  const { id } = useParams()
  const conference = Number(id)
  if (!Number.isInteger(conference) || conference < 1)
    return <Navigate replace to={href(conferencePaths.conferenceProgram)} />
  return <OfConference key={conference} id={conference} />
}

/** Who is there is asked again every so often: nobody is told of those who are not in the room. */
const interval = 10_000

function OfConference({ id }: { id: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const fair = useCurrentFair()
  const params = { id }
  const {
    data: view,
    error,
    refetch,
  } = useQuery({
    ...callQuery(api, viewConference, { params }),
    refetchInterval: interval,
  })
  const isHere = view?.isTeam === true && view.room !== null && view.room.provider !== null
  const {
    data: team,
    error: refused,
    refetch: again,
  } = useQuery({
    ...callQuery(api, readBackstage, { params }),
    enabled: isHere,
    refetchInterval: interval,
    retry: false,
  })
  useLive(`conference:${id}`, () => refresh(viewConference, readBackstage, readStage))
  const back = (
    <ButtonLink variant="secondary" href={href(conferencePaths.conferenceView, { id })}>
      {t('backstage.to_session')}
    </ButtonLink>
  )
  if (!view)
    return <LoadState of={{ error, refetch }} level={1} failed={t('backstage.failed')} shape="card" />
  if (!view.isTeam)
    return (
      <EmptyState level={1} title={t('backstage.not_team')} action={back}>
        {t('backstage.not_team_text')}
      </EmptyState>
    )
  if (view.room === null || view.room.provider === null)
    return (
      <EmptyState level={1} title={t(view.room ? 'live.no_engine' : 'backstage.elsewhere')} action={back}>
        {t(view.room ? 'live.no_engine_team' : 'backstage.elsewhere_text')}
      </EmptyState>
    )
  if (!team)
    return <LoadState of={{ error: refused, refetch: again }} failed={t('backstage.failed')} shape="card" />
  return <Backstage view={view} room={view.room} team={team} timeZone={fair.timeZone} />
}
