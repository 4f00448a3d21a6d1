import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './forms.module.css'
import type { FormEditor } from './use-form-editor.ts'

/** Somebody has saved the form since it was opened here: nobody's work is lost without being asked. */
export function Meanwhile({ editor }: { editor: FormEditor }) {
  const t = useWords('registration')
  return (
    <div className={styles.meanwhile} role="alert">
      <p>
        <b>{t('forms.meanwhile')}</b> {t('forms.meanwhile_text')}
      </p>
      <div className={styles.add}>
        <Button size="small" variant="secondary" onPress={editor.discard}>
          {t('forms.take_theirs')}
        </Button>
        <Button size="small" variant="secondary" onPress={editor.keepMine}>
          {t('forms.keep_mine')}
        </Button>
      </div>
    </div>
  )
}
