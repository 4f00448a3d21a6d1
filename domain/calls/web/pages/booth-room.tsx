import { useEffect, useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { BoothDoor } from '../booth/booth-door.tsx'
import { InsideBooth } from '../booth/inside-booth.tsx'
import { OwnBooths } from '../booth/own-booths.tsx'
import { useBoothRoom } from '../booth/use-booth-room.ts'
import { useBoothSession } from '../booth/use-booth-session.ts'
import { isGone, isOver, type VideoRoom } from '../media/video-room.ts'
import { NotIn } from '../not-in.tsx'
import styles from '../room/room.module.css'
import { writeTabRoom } from '../rooms/tab-room.ts'

/** The video room of a booth: the one of the address, or one’s own. */
export default function BoothRoomPage() {
  const { id } = useParams()
  const isIn = useTakesPart()(useFair()?.id)
  if (!isIn)
    return (
      <div className={styles.alone}>
        <NotIn what="room" />
      </div>
    )
  return id === undefined ? (
    <div className={styles.alone}>
      <OwnBooths />
    </div>
  ) : (
    <Booth key={id} stand={Number(id)} />
  )
}

const nothing = () => () => {}

const useStage = (media: VideoRoom | null) => {
  const view = () => media?.view() ?? null
  return useSyncExternalStore(media?.subscribe ?? nothing, view, () => null)
}

function Booth({ stand }: { stand: number }) {
  const t = useWords('calls')
  const href = useSalonHref()
  const session = useBoothSession(stand)
  const view = useStage(session.media)
  const isInside = view !== null && !isOver(view.stage)
  const { data, error, refetch } = useBoothRoom(stand, isInside)
  const { resume } = session
  const carrier = data?.apiKey
  useEffect(() => {
    if (carrier) resume(carrier)
  }, [carrier, resume])
  const [wasInside, setWasInside] = useState(false)
  useEffect(() => {
    if (isInside) setWasInside(true)
  }, [isInside])
  const isLeft = view !== null && !isInside
  useEffect(() => {
    if (!isLeft) return
    writeTabRoom(null)
    void refetch()
  }, [isLeft, refetch])
  if (data && session.media && isInside)
    return <InsideBooth room={data} media={session.media} onLeave={session.leave} />
  if (error && !data)
    return (
      <div className={styles.alone}>
        <ErrorState
          level={1}
          title={t('booth.failed')}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" href={href(standPaths.standVisit, { id: stand })}>
              {t('booth.to_booth')}
            </ButtonLink>
          }
        >
          {error.message}
        </ErrorState>
      </div>
    )
  if (!data)
    return (
      <div className={styles.alone}>
        <Skeleton shape="card" />
      </div>
    )
  const notice =
    view && isGone(view.stage)
      ? t(`booth.${view.stage}`)
      : view?.refusal instanceof ProblemError
        ? view.refusal.message
        : null
  return (
    <div className={styles.alone}>
      <BoothDoor
        room={data}
        notice={notice}
        takesFocus={wasInside}
        onEnter={wished => session.enter(data.apiKey, wished)}
      />
    </div>
  )
}
