import { lazy, Suspense } from 'react'
import { data, useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { recordQuery, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceProgram } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { programParameters } from '../../contract/program-parameters.ts'
import { loadPresentations } from '../presentations/use-presentations.ts'
import { ProgramPage } from '../program/program-page.tsx'
import { dayIn } from '../program/use-day.ts'
import { dayOfProgram, programsOf, usePrograms } from '../program/use-programs.ts'
import { useIsRun } from '../use-is-run.ts'

// Those who run the fair alone wait for it.
const ProgramBoard = lazy(() => import('../board/program-board.tsx'))

/** What is shown when in a fair: without a number the first programme that this reader may see. */
export default function ConferenceProgramPage() {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  const { id } = useParams()
  const address = useListAddress(programParameters)
  const isRun = useIsRun(fair.id)
  const { data: programs, error, refetch } = usePrograms(fair.id)
  const program = id ? programs?.rows.find(one => one.id === Number(id)) : programs?.rows[0]
  const refresh = useRefresh()
  // One that is published meanwhile.
  useLive(program ? null : `fair:${fair.id}`, () => refresh(conferencePrograms))
  if (program && isRun && address.get('arrange'))
    return (
      <Suspense fallback={<Skeleton shape="rows" count={8} />}>
        <ProgramBoard
          key={program.id}
          program={program}
          fair={fair}
          day={dayIn(address.get('day'))}
          hrefFor={address.hrefFor}
        />
      </Suspense>
    )
  if (program && programs)
    return <ProgramPage key={program.id} fair={fair} program={program} programs={programs.rows} />
  return (
    <>
      <PageTitle title={t('program.title')} />
      {error ? (
        <ErrorState title={t('program.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : programs ? (
        <EmptyState title={t('program.nothing')}>{t('program.nothing_text')}</EmptyState>
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </>
  )
}

export async function load(context: LoadContext<PublicFair>): Promise<ConferenceProgram | null> {
  const { api, queries, fair, params, search } = context
  const id = params.id === undefined ? null : Number(params.id)
  if (!fair || (id !== null && !(Number.isInteger(id) && id > 0))) throw data(null, { status: 404 })
  const named = id && (await queries.ensureQueryData(recordQuery(api, conferencePrograms, id)))
  if (named) await underOwnFair(context, conferencePaths.conferenceProgram, named.fair.id)
  const { rows } = await queries.ensureQueryData(programsOf(api, fair.id))
  const program = named || rows[0]
  if (!program) return null
  const day = dayIn(search.get('day'))
  const days = await Promise.all(
    ['today', ...(day ? [day] : [])].map(one => queries.ensureQueryData(dayOfProgram(api, program.id, one))),
  )
  // Whether the day has any stands among the choices above it.
  await loadPresentations(api, queries, fair, { day: day ?? days[0]?.day ?? '' })
  return program
}

export const head = (program: ConferenceProgram | null, t: (key: string) => string) => ({
  title: program?.name || t('conferences:program.title'),
  ...(program?.description && { description: program.description.slice(0, 160) }),
})
