import { useQuery } from '@tanstack/react-query'
import { PhoneCall, Video } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useHub } from '#platform/web/hub/hub.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { visioRoomByUniqid } from '../../contract/calls.ts'
import { callPaths } from '../../contract/paths.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { callStore } from '../call-store.ts'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { joinCall } from '../join-call.ts'
import { isGone } from '../media/video-room.ts'
import { CallRoom } from '../room/call-room.tsx'
import { EndedCall } from '../room/ended-call.tsx'
import styles from '../room/room.module.css'
import { readTabCall, writeTabCall } from '../tab-call.ts'
import { useCallState } from '../use-calls.ts'

/** The room of a call. */
export default function RoomPage() {
  const { id } = useParams()
  const href = useSalonHref()
  return id ? <Room key={id} id={id} /> : <Navigate to={href(callPaths.visio)} replace />
}

function Room({ id }: { id: string }) {
  const t = useWords('calls')
  const href = useSalonHref()
  const api = useApi()
  const hub = useHub()
  const { user } = usePerson()
  const { joined } = useCallState()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...callQuery(api, visioRoomByUniqid, { params: { id } }),
    staleTime: 0,
  })
  const [wished, wish] = useState(() => {
    const kept = readTabCall()
    return kept?.room === id ? kept : null
  })
  const own = joined?.call.uniqid === id ? joined : null
  useEffect(() => {
    if (data?.state === 'accepted' && wished && hub && user)
      joinCall({ api, hub, userId: user.id, call: data, readAt: dataUpdatedAt, wished })
  }, [api, hub, user, data, dataUpdatedAt, wished])
  // What is over is let go of with its page.
  useEffect(
    () => () => {
      const { joined: now } = callStore.get()
      if (now?.call.uniqid === id && now.call.state !== 'accepted') callStore.join(null)
    },
    [id],
  )
  const join = (camera: boolean) => {
    const next = { room: id, microphone: true, camera }
    writeTabCall(next)
    wish(next)
  }
  if (own) {
    if (own.call.state !== 'accepted') return <EndedCall call={own.call} takesFocus />
    if (!isGone(own.media.view().stage)) return <CallRoom joined={own} />
  }
  if (error)
    return (
      <div className={styles.alone}>
        <ErrorState
          level={1}
          title={t('room.failed')}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" href={href(callPaths.visio)}>
              {t('room.history')}
            </ButtonLink>
          }
        >
          {error.message}
        </ErrorState>
      </div>
    )
  if (!data || (data.state === 'accepted' && wished))
    return (
      <div className={styles.alone}>
        <Skeleton shape="card" />
      </div>
    )
  return data.state === 'accepted' ? <Join call={data} onJoin={join} /> : <EndedCall call={data} />
}

/** The call is spoken on another page, or was left: nobody's camera is opened unasked. */
function Join({ call, onJoin }: { call: VisioCall; onJoin: (camera: boolean) => void }) {
  const t = useWords('calls')
  const other = otherOf(call)
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={t('room.under_way', { name: other ? fullNameOf(other) : t('gone') })}
        action={
          <div className={styles.choices}>
            <Button icon={Video} onPress={() => onJoin(true)}>
              {t('room.join')}
            </Button>
            <Button variant="secondary" icon={PhoneCall} onPress={() => onJoin(false)}>
              {t('room.join_without_camera')}
            </Button>
          </div>
        }
      >
        {t('room.under_way_text')}
      </EmptyState>
    </div>
  )
}
