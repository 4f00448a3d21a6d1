import { Navigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { presentations } from '../../contract/presentation.ts'
import { SessionFigures } from '../figures/session-figures.tsx'
import { RecordOfAddress } from '../manage/record-of-address.tsx'

/** The figures of a presentation: those of its stage. */
export default function PresentationStatPage() {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  return (
    <RecordOfAddress
      path={conferencePaths.presentationStat}
      query={id => recordQuery(api, presentations, id)}
      failed={t('presence.failed')}
      none={<Navigate replace to={href(conferencePaths.presentationList)} />}
    >
      {({ id, conference, firm }) => (
        <SessionFigures
          conference={conference.id}
          title={conference.title}
          detail={firm.name}
          page={href(conferencePaths.presentationView, { id })}
        />
      )}
    </RecordOfAddress>
  )
}
