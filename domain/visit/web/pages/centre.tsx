import { data, useParams } from 'react-router'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { conferenceRooms } from '#domain/conferences/contract/room.ts'
import { dayIn } from '#domain/conferences/web/program/use-day.ts'
import { drawnDay } from '#domain/conferences/web/program/use-fair-day.ts'
import { dayOfProgram, programsOf } from '#domain/conferences/web/program/use-programs.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { recordQuery } from '#platform/web/api/api-context.tsx'
import type { Head, LoadContext } from '#platform/web/screens/screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from '../centre/centre.module.css'
import { Centre } from '../centre/centre.tsx'
import { CentreRoom } from '../centre/centre-room.tsx'

/** The conference centre of a fair, or one of its rooms. */
export default function CentrePage() {
  const t = useWords('visit')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const { id } = useParams()
  if (!fair.isUsingConferenceModule)
    return (
      <div className={styles.list}>
        <EmptyState
          level={1}
          title={t('centre.off')}
          action={<ButtonLink href={href(visitPaths.fairVisitLobby)}>{t('hall.to_lobby')}</ButtonLink>}
        >
          {t('centre.off_text')}
        </EmptyState>
      </div>
    )
  return id ? <CentreRoom key={id} fair={fair} id={Number(id)} /> : <Centre fair={fair} />
}

export async function load(context: LoadContext<PublicFair>): Promise<Head | null> {
  const { api, queries, fair, params, search } = context
  const id = params.id === undefined ? null : Number(params.id)
  if (!fair || (id !== null && !(Number.isInteger(id) && id > 0))) throw data(null, { status: 404 })
  if (!fair.isUsingConferenceModule) return null
  const room = id && (await queries.ensureQueryData(recordQuery(api, conferenceRooms, id)))
  if (room) await underOwnFair(context, conferencePaths.conferenceViewRooms, room.fair.id)
  const { rows } = await queries.ensureQueryData(programsOf(api, fair.id))
  const asked = dayIn(search.get('day'))
  const drawn = await Promise.all(
    rows.map(({ id: program }) => queries.ensureQueryData(dayOfProgram(api, program, 'today'))),
  )
  const shown = asked ?? drawnDay(drawn)
  await Promise.all(
    drawn.map(({ program, day, days }) =>
      shown !== day && days.some(one => one.day === shown)
        ? queries.ensureQueryData(dayOfProgram(api, program, shown))
        : null,
    ),
  )
  if (!room) return null
  const { name, description } = room
  return { title: name ?? '', ...(description && { description: description.slice(0, 160) }) }
}

export const head = (room: Head | null, t: (key: string) => string) =>
  room ?? { title: t('visit:centre.title') }
