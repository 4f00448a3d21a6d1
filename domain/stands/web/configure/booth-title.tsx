import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import styles from './configure.module.css'

/** Whose booth it is, where it stands, and how far it is. */
export function BoothTitle({ booth, number }: { booth: BoothConfiguration; number: string }) {
  const t = useWords('stands')
  return (
    <>
      <h1 className={styles.name}>{booth.firm.name}</h1>
      <p className={styles.where}>
        {number ? t('scenes:scene.stand_number', { number }) : t('configure.unplaced')}
        <Badge tone={booth.configurationState === 'configured' ? 'ok' : 'neutral'}>
          {t(`configure.state_${booth.configurationState}`)}
        </Badge>
      </p>
    </>
  )
}
