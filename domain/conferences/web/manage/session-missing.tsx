import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { conferenceSources } from '../../contract/source.ts'
import { missingIn } from './missing.ts'
import styles from './session-missing.module.css'

/** What a session still lacks, in words; nothing where it lacks nothing. */
export function SessionMissing({ session }: { session: Conference }) {
  const t = useWords('conferences')
  const api = useApi()
  const room = session.conferenceRoom?.id
  const { data: own } = useQuery(listQuery(api, conferenceSources, { conference: session.id }))
  const { data: ofRoom } = useQuery({
    ...listQuery(api, conferenceSources, { conferenceRoom: room }),
    enabled: room !== undefined,
  })
  if (!own || (room !== undefined && !ofRoom)) return null
  const missing = missingIn(session, own.total + (ofRoom?.total ?? 0))
  if (!missing.length) return null
  return (
    <p className={styles.missing}>
      <Icon of={CircleAlert} size="small" />
      <span>
        {t('session_form.missing')} {missing.map(one => t(`session_form.missing_${one}`)).join(', ')}
      </span>
    </p>
  )
}
