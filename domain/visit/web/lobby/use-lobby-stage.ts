import { useState } from 'react'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { usePrograms } from '#domain/conferences/web/program/use-programs.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { LobbyStage, StageNews } from './stage.ts'

/** The stage of a fair that has a programme; what is on it now is `tell`ed once it is known. */
export function useLobbyStage(fair: PublicFair): {
  stage: LobbyStage | null
  tell: (now: StageNews) => void
} {
  const t = useWords('visit')
  const href = useSalonHref()
  const [now, tell] = useState<StageNews | null>(null)
  const { data: programs } = usePrograms(fair.id, fair.isUsingConferenceModule)
  if (!fair.isUsingConferenceModule || !programs?.rows.length) return { stage: null, tell }
  const isOver = fair.status.id === fairStatus.finished
  const silent = {
    href: isOver
      ? `${href(conferencePaths.conferenceProgram)}?replay=1`
      : href(conferencePaths.conferenceViewRooms),
    title: t('stage.programme'),
    isOnAir: false,
    now: t(isOver ? 'stage.replays' : 'stage.all'),
  }
  return { stage: { rows: now?.rows ?? [], drawn: now?.drawn ?? silent }, tell }
}
