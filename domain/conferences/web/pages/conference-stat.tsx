import { Navigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { isFor } from '#platform/web/screens/screen.ts'
import { useWords } from '#platform/web/words/words.ts'
import { conferences } from '../../contract/conference.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { SessionFigures } from '../figures/session-figures.tsx'
import { RecordOfAddress } from '../manage/record-of-address.tsx'

/** The figures of a session, for its team and its sponsor; without a number the sessions among which one chooses. */
export default function ConferenceStatPage() {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const { roles } = usePerson()
  const elsewhere = isFor(runners, roles) ? conferencePaths.conferenceList : conferencePaths.conferenceProgram
  return (
    <RecordOfAddress
      path={conferencePaths.conferenceStat}
      query={id => recordQuery(api, conferences, id)}
      failed={t('presence.failed')}
      none={<Navigate replace to={href(elsewhere)} />}
    >
      {({ id, title, conferenceRoom }) => (
        <SessionFigures
          conference={id}
          title={title ?? t('session.untitled')}
          detail={conferenceRoom?.name ?? null}
          page={href(conferencePaths.conferenceView, { id })}
        />
      )}
    </RecordOfAddress>
  )
}
