import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Eye, EyeOff, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Conference, viewConference } from '../../contract/calls.ts'
import { conferences } from '../../contract/conference.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { type Recordings, readRecordings } from '../../contract/recordings.ts'
import { moveReplay } from '../../contract/replay.ts'
import { useIsRun } from '../use-is-run.ts'
import { Captioners } from './captioners.tsx'
import { ChapterEditor } from './chapter-editor.tsx'
import { FilmFiles } from './film-files.tsx'
import { FilmPlayer } from './film-player.tsx'
import { RecordingList } from './recording-list.tsx'
import styles from './replay-desk.module.css'
import { SessionCaptions } from './session-captions.tsx'

/** What is seen of a session afterwards: whoever runs the fair or moderates it looks at it, divides it, and publishes it. */
export function ReplayDesk({ session }: { session: Conference }) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const isRun = useIsRun(session.fair.id)
  const query = callQuery(api, readRecordings, { params: { id: session.id } })
  const { data, error, refetch } = useQuery(query)
  useLive(`conference:${session.id}`, () => refresh(readRecordings, conferences))
  const view = href(conferencePaths.conferenceView, { id: session.id })
  return (
    <>
      <PageTitle
        title={t('replay.title', { title: session.title ?? '' })}
        lead={session.mode === 'live' ? t(`replay.state_${session.replayState}`) : t('replay.is_film')}
        actions={
          <>
            <ButtonLink variant="secondary" icon={ExternalLink} href={view}>
              {t('sessions.view')}
            </ButtonLink>
            {session.mode === 'live' && <ReplayMoves session={session} recordings={data} />}
          </>
        }
      />
      {error && (
        <ErrorState title={t('sessions.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="rows" count={5} />}
      {data && (
        <div className={styles.desk}>
          <FilmWithChapters session={session} recordings={data} />
          {session.mode === 'live' && data.recordings.length > 0 && (
            <RecordingList recordings={data.recordings} isRun={isRun} />
          )}
          {isRun && <FilmFiles session={session} used={data.used} quota={data.quota} />}
          <SessionCaptions session={session} />
          {isRun && session.mode === 'live' && <Captioners session={session} />}
        </div>
      )}
    </>
  )
}

function FilmWithChapters({ session, recordings }: { session: Conference; recordings: Recordings }) {
  const t = useWords('conferences')
  const second = useRef(0)
  const [start, setStart] = useState<number | null>(null)
  const film = recordings.films[0]
  const isPlayed = film && film.kind !== 'frame'
  return (
    <div className={styles.both}>
      {isPlayed ? (
        <FilmPlayer
          key={film.url.split('?')[0]}
          film={film}
          title={session.title ?? ''}
          media={{ captions: [], chapters: [], questions: [], durationMs: recordings.durationMs }}
          now={Date.now}
          start={start}
          onSecond={at => {
            second.current = at
          }}
        />
      ) : (
        <EmptyState title={t('replay.none')}>{t('replay.none_text')}</EmptyState>
      )}
      <ChapterEditor
        conference={session.id}
        secondNow={isPlayed ? () => second.current : null}
        onSee={at => {
          setStart(null)
          setTimeout(() => setStart(at))
        }}
      />
    </div>
  )
}

type Moves = { session: Conference; recordings: Recordings | undefined }

function ReplayMoves({ session, recordings }: Moves) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const move = (replayState: 'published' | 'hidden' | 'processing') =>
    run(async () => {
      await api.call(moveReplay, { params: { id: session.id }, body: { replayState } })
      await refresh(conferences, readRecordings, viewConference)
      toast.success(t(`replay.done_${replayState}`))
    })
  if (session.replayState === 'failed')
    return (
      <Button variant="secondary" icon={RotateCcw} isPending={isPending} onPress={() => move('processing')}>
        {t('replay.again')}
      </Button>
    )
  if (session.replayState === 'published')
    return (
      <Button variant="secondary" icon={EyeOff} isPending={isPending} onPress={() => move('hidden')}>
        {t('replay.hide')}
      </Button>
    )
  return (
    <Button
      icon={Eye}
      isPending={isPending}
      isDisabled={!recordings?.films.length || session.replayMode === 'none'}
      onPress={() => move('published')}
    >
      {t('replay.publish')}
    </Button>
  )
}
