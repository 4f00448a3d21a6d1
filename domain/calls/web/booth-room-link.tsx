import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { boothRoom } from '../contract/booth-room.ts'
import { callPaths } from '../contract/paths.ts'

const lookedAgain = 60_000

/** The way to the video room of a booth, with how many are in it; only for whoever may come in. */
export function BoothRoomLink({ stand }: { stand: number }) {
  const t = useWords('calls')
  const href = useSalonHref()
  const { data } = useQuery({
    ...callQuery(useApi(), boothRoom, { params: { id: stand } }),
    retry: false,
    refetchInterval: lookedAgain,
  })
  if (!data) return null
  const count = data.participants.length
  return (
    <ButtonLink variant="secondary" icon={Video} href={href(callPaths.standVideoroom, { id: stand })}>
      {count ? t('booth.door', { count }) : t('booth.title')}
    </ButtonLink>
  )
}
