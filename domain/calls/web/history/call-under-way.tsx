import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Say } from '#platform/web/ui/say.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { currentCall } from '../../contract/calls.ts'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { roomHref } from '../use-calls.ts'
import styles from './history.module.css'

/** The way back into the call in which one is. */
export function CallUnderWay() {
  const t = useWords('calls')
  const { data } = useQuery({ ...callQuery(useApi(), currentCall), staleTime: 0 })
  const call = data?.call
  if (call?.state !== 'accepted') return null
  const other = otherOf(call)
  return (
    <p className={styles.now}>
      <Say />
      <span>{t('room.under_way', { name: other ? fullNameOf(other) : t('gone') })}</span>
      <ButtonLink icon={Video} href={roomHref(call)}>
        {t('bar.back')}
      </ButtonLink>
    </p>
  )
}
