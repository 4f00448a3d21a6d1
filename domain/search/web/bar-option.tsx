import { Icon } from '#platform/web/ui/icon.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './bar.module.css'
import { Marked } from './marked.tsx'
import type { Option } from './options.ts'
import { ResultIcon } from './result-icon.tsx'
import { ResultState, ResultWords } from './result-words.tsx'

type Props = {
  id: string
  option: Option
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One row of the bar. */
export function BarOption({ id, option, isActive, onPoint, onChoose }: Props) {
  const t = useWords('search')
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field is the way by key
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {'result' in option ? (
        <>
          <ResultIcon result={option.result} />
          <ResultWords result={option.result} />
          <ResultState result={option.result} />
        </>
      ) : (
        <>
          <span className={styles.icon}>
            <Icon of={option.entry.icon} size="small" />
          </span>
          <span className={styles.words}>
            <b>
              <Marked text={option.title} marks={option.marks} />
            </b>
            {option.entry.detail && <span className={styles.detail}>{option.entry.detail}</span>}
          </span>
          {option.entry.shortcut && <Kbd>{option.entry.shortcut}</Kbd>}
        </>
      )}
      {isActive && (
        <span className={styles.enter}>
          <Kbd>{t('enter')}</Kbd>
        </span>
      )}
    </div>
  )
}
