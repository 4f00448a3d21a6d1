import { memo } from 'react'
import type { Presence } from '#domain/exhibitors/web/use-presence.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Mark, type MarkShape } from '#platform/web/ui/mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import type { ShownPresentation } from '../../contract/presentations-shown.ts'
import { KeepButton } from '../agenda/keep-button.tsx'
import type { SessionState } from '../program/sessions.ts'
import { StateSign } from '../program/state-sign.tsx'
import { useOwnTime } from '../time/use-own-time.ts'
import type { Times } from '../time/zones.ts'
import styles from './presentation-row.module.css'
import { StandLamp } from './stand-lamp.tsx'

const shapes: readonly MarkShape[] = ['sq', 'ci', 'hx', 'dr', 'tr']

type Props = {
  presentation: ShownPresentation
  state: SessionState
  times: Times
  presence: Presence
  isKept: boolean
  onKeep: (conference: number) => void
}

/** What an exhibitor presents, as a row: when, what, by whom, and on which booth. */
export const PresentationRow = memo(function PresentationRow(props: Props) {
  const { presentation, state, times, presence, isKept, onKeep } = props
  const t = useWords('conferences')
  const href = useSalonHref()
  const { id, conference, title, type, firm, stand, speaker } = presentation
  const [begin, end] = [Date.parse(presentation.begin), Date.parse(presentation.end)]
  const [from, until] = [times.time(begin), times.time(end)]
  const own = useOwnTime()(begin, end, times.timeZone)
  const said = [
    title,
    t('program.from_until', { from, until }),
    own,
    t(`presentation.type_${type}`),
    firm.name,
    stand && t('presentation.stand', { number: stand.number }),
    state !== 'planned' && state !== 'over' && t(`state.${state}`),
    speaker?.name,
    isKept && t('agenda.kept'),
  ]
  return (
    <li className={styles.row} data-state={state} data-mine={isKept || undefined}>
      <Mark {...firm} shape={shapes.find(one => one === firm.shape) ?? 'sq'} size={52} />
      <div className={styles.words}>
        <p className={styles.top}>
          <span className={styles.time}>{t('program.from_until', { from, until })}</span>
          <StateSign state={state} hasReplay={presentation.hasReplay} />
          <Badge>{t(`presentation.type_${type}`)}</Badge>
        </p>
        {own && <p className={styles.top}>{own}</p>}
        <h3 className={styles.title}>
          <Link
            to={href(conferencePaths.presentationView, { id })}
            aria-label={said.filter(Boolean).join(', ')}
          >
            {title}
          </Link>
        </h3>
        <p className={styles.who}>
          <b>{firm.name}</b>
          {stand && <StandLamp stand={stand} presence={presence} />}
          {speaker && (
            <Link className={styles.speaker} to={href(conferencePaths.speakerView, { id: speaker.id })}>
              {speaker.name}
            </Link>
          )}
          {presentation.language && <span>{presentation.language.toUpperCase()}</span>}
        </p>
      </div>
      {(isKept || state === 'planned' || state === 'on_air') && (
        <div className={styles.keep}>
          <KeepButton title={title} isKept={isKept} onChange={() => onKeep(conference)} />
        </div>
      )}
    </li>
  )
})
