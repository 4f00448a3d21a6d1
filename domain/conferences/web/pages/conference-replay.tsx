import { Navigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferences } from '../../contract/conference.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { ReplayDesk } from '../film/replay-desk.tsx'
import { RecordOfAddress } from '../manage/record-of-address.tsx'

/** What is seen of a session afterwards: its film, what belongs to it, and whether it is published. */
export default function ConferenceReplayPage() {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  return (
    <RecordOfAddress
      path={conferencePaths.conferenceReplay}
      query={id => recordQuery(api, conferences, id)}
      failed={t('sessions.failed')}
      none={<Navigate replace to={href(conferencePaths.conferenceProgram)} />}
    >
      {session => <ReplayDesk session={session} />}
    </RecordOfAddress>
  )
}
