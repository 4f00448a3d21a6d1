import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { boothRoom } from '../contract/booth-room.ts'
import { callPaths } from '../contract/paths.ts'
import { videoRoomTopic } from '../contract/updates.ts'

/** The way to the video room of a booth, with how many are in it; only for whoever may come in. */
export function BoothRoomLink({ stand }: { stand: number }) {
  const t = useWords('calls')
  const href = useSalonHref()
  const refresh = useRefresh()
  const { data } = useQuery({
    ...callQuery(useApi(), boothRoom, { params: { id: stand } }),
    retry: false,
  })
  useLive(data ? videoRoomTopic(stand) : null, () => refresh(boothRoom))
  if (!data) return null
  const count = data.participants.length
  return (
    <ButtonLink variant="secondary" icon={Video} href={href(callPaths.standVideoroom, { id: stand })}>
      {count ? t('booth.door', { count }) : t('booth.title')}
    </ButtonLink>
  )
}
