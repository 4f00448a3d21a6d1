import { Radio } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import styles from './live-stage.module.css'

export type LiveStageProps = { view: ConferenceView }

/** The stage of a session that takes place here, while it is on air. */
export default function LiveStage({ view }: LiveStageProps) {
  const t = useWords('conferences')
  return (
    <div className={styles.stage}>
      <p>
        <Icon of={Radio} /> {t('stage.on_air_here', { title: view.conference.title ?? '' })}
      </p>
    </div>
  )
}
