import { CircleAlert, Radio } from 'lucide-react'
import { Line, Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { FairStages, StagedConference } from '../../contract/dashboard.ts'
import { conferencePaths } from '../../contract/paths.ts'

/** What is on the stages now, and where it should have begun and nobody is there. */
export function OnStage({ data: { conferences } }: { data: FairStages }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  if (!conferences.length) return null
  return (
    <Part
      title={t('dashboard.on_stage')}
      href={href(conferencePaths.conferenceList)}
      aside={t('dashboard.sessions', { count: conferences.length })}
    >
      <ul>
        {conferences.map(conference => (
          <SessionLine key={conference.id} conference={conference} />
        ))}
      </ul>
    </Part>
  )
}

function SessionLine({ conference }: { conference: StagedConference }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const timeZone = useFair()?.timeZone
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  })
  const { id, title, room, begin, liveAt, people, isMissing } = conference
  const at = (text: string | null) => (text === null ? '' : time.format(new Date(text)))
  const state = isMissing
    ? t('dashboard.missing', { time: at(begin) })
    : `${t('dashboard.since', { time: at(liveAt) })}, ${t('dashboard.present', { count: people })}`
  return (
    <Line
      sign={<Icon of={isMissing ? CircleAlert : Radio} />}
      title={title}
      text={[room, state].filter(Boolean).join(' · ')}
    >
      <ButtonLink
        variant="secondary"
        size="small"
        href={href(conferencePaths.conferenceView, { id })}
        aria-label={t('dashboard.see_named', { title })}
      >
        {t('dashboard.see')}
      </ButtonLink>
    </Line>
  )
}
