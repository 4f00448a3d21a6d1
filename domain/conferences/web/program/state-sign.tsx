import { Play } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SessionState } from './sessions.ts'
import styles from './state-sign.module.css'

/** How a session stands, where that has to be said: never by colour alone. */
export function StateSign({ state, hasReplay }: { state: SessionState; hasReplay: boolean }) {
  const t = useWords('conferences/elsewhere')
  if (state === 'on_air')
    return (
      <Badge tone="talk">
        <i className={styles.dot} />
        {t('state.on_air')}
      </Badge>
    )
  if (state === 'cancelled') return <Badge tone="err">{t('state.cancelled')}</Badge>
  if (state === 'draft') return <Badge>{t('state.draft')}</Badge>
  if (hasReplay)
    return (
      <span className={styles.replay}>
        <Icon of={Play} size="small" />
        {t('state.replay')}
      </span>
    )
  return null
}
