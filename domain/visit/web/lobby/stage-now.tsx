import { memo, useEffect } from 'react'
import type { CurrentConference } from '#domain/conferences/contract/current.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { useCurrent } from '#domain/conferences/web/current/use-current.ts'
import { whereCurrent } from '#domain/conferences/web/current/where-current.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { SessionRow } from '../session-rows.tsx'
import type { StageNews } from './stage.ts'
import { whenBegins } from './when-begins.ts'

/** Sessions that the list of a lobby names. */
const listed = 4

const isStaged = ({ presenter }: CurrentConference) => !presenter

type Props = { fair: PublicFair; onChange: (now: StageNews) => void }

/** Shows nothing: tells what is on the stages of a fair and what comes next, as it changes. Who is told draws anew, this not. */
export default memo(function StageNow({ fair, onChange }: Props) {
  const now = useStageNow(fair)
  useEffect(() => onChange(now))
  return null
})

function useStageNow(fair: PublicFair): StageNews {
  const t = useWords('visit')
  const locale = useLocale()
  const href = useSalonHref()
  const { onAir, next } = useCurrent(fair.id)
  const when = whenBegins(locale, fair.timeZone)
  const whenOf = (begin: string | null) => (begin === null ? '' : when(Date.parse(begin), Date.now()))
  const session = (id: number) => href(conferencePaths.conferenceView, { id })
  const rows = [...onAir, ...next].slice(0, listed).map(
    (one): SessionRow => ({
      id: one.id,
      href: session(one.id),
      title: one.title,
      titleIn: one.titleIn,
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
  return { rows, drawn: null }
}
