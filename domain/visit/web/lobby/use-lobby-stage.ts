import type { CurrentConference } from '#domain/conferences/contract/current.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { useCurrent } from '#domain/conferences/web/current/use-current.ts'
import { whereCurrent } from '#domain/conferences/web/current/where-current.ts'
import { usePrograms } from '#domain/conferences/web/program/use-programs.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus, hasLiveContact } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { LobbyScene } from '#domain/scenes/contract/scene.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { SessionRow } from '../session-rows.tsx'
import { whenBegins } from './when-begins.ts'

/** Sessions that the list of a lobby names. */
const listed = 4

const isStaged = ({ presenter }: CurrentConference) => !presenter

type Stage = {
  /** As the lobby draws it. */
  drawn: NonNullable<LobbyScene['conferences']>
  /** The same for its list. */
  rows: SessionRow[]
}

/** What is on the stages of a fair, and what comes next; what is on stands is told in the list, the drawn stage is none. */
export function useLobbyStage(fair: PublicFair): Stage | null {
  const t = useWords('visit')
  const locale = useLocale()
  const href = useSalonHref()
  const isLive = hasLiveContact(fair.status.id)
  const { data: programs } = usePrograms(fair.id, fair.isUsingConferenceModule)
  const hasProgramme = fair.isUsingConferenceModule && Boolean(programs?.rows.length)
  const { onAir, next } = useCurrent(fair.id, hasProgramme && isLive)
  if (!hasProgramme) return null
  const when = whenBegins(locale, fair.timeZone)
  const whenOf = (begin: string | null) => (begin === null ? '' : when(Date.parse(begin), Date.now()))
  const session = (id: number) => href(conferencePaths.conferenceView, { id })
  const rows = [...onAir, ...next].slice(0, listed).map(
    (one): SessionRow => ({
      id: one.id,
      href: session(one.id),
      title: one.title,
      isOnAir: onAir.includes(one),
      when: whenOf(one.begin),
      where: whereCurrent(one),
    }),
  )
  const centre = href(conferencePaths.conferenceViewRooms)
  const staged = onAir.filter(isStaged)
  const [first, second] = staged
  if (first)
    return {
      rows,
      drawn: {
        href: second ? centre : session(first.id),
        title: first.title,
        isOnAir: true,
        now: second
          ? t('home.sessions', { count: staged.length })
          : first.people
            ? t('stage.on_air', { count: first.people })
            : t('stage.on_air_now'),
      },
    }
  const coming = next.find(isStaged)
  if (coming)
    return {
      rows,
      drawn: {
        href: centre,
        title: coming.title,
        isOnAir: false,
        now: t('stage.next', { when: whenOf(coming.begin) }),
      },
    }
  const isOver = fair.status.id === fairStatus.finished
  return {
    rows,
    drawn: {
      href: isOver ? `${href(conferencePaths.conferenceProgram)}?replay=1` : centre,
      title: t('stage.programme'),
      isOnAir: false,
      now: t(isOver ? 'stage.replays' : 'stage.all'),
    },
  }
}
