import { useWords } from '#platform/web/words/words.ts'
import type { FirmFigure } from '../../contract/figures.ts'
import styles from './figures.module.css'

/** What visits give, as it is told. */
export const visitMeanings = [
  'visitors',
  'visit',
  'newcomers',
  'views',
  'medianSeconds',
  'downloads',
] as const

/** What each figure counts. */
export function Meanings({ kinds }: { kinds: readonly ((typeof visitMeanings)[number] | FirmFigure)[] }) {
  const t = useWords('statistics')
  return (
    <dl className={styles.meanings}>
      {kinds.map(kind => (
        <div key={kind}>
          <dt>{t(`total.${kind}`)}</dt>
          <dd>{t(`meaning.${kind}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
