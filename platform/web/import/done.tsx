import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words.ts'
import styles from './import.module.css'
import type { ImportState } from './use-import.ts'

/** What has happened, and where to see it. */
export function ImportDone({
  state,
  title,
  text,
  links,
  children,
}: {
  state: ImportState<unknown>
  title: string
  text: string
  links: ReactNode
  children?: ReactNode
}) {
  const t = useWords('import')
  return (
    <section aria-labelledby="import-done">
      <h2 className={styles.done} id="import-done">
        {title}
      </h2>
      <p className={styles.note}>{text}</p>
      {children}
      <div className={styles.actions}>
        {links}
        <Button variant="ghost" onPress={state.forget}>
          {t('another')}
        </Button>
      </div>
    </section>
  )
}
