import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './registration-answers.module.css'
import { missingHref, useMissing } from './use-missing.ts'

/** Reminds quietly of what a fair still asks; nothing where it asks nothing. */
export function MissingReminder() {
  const t = useWords('registration')
  const { data = [] } = useMissing()
  return data.map(missing => (
    <div key={missing.fair.id} className={styles.reminder} role="note">
      {t('missing.reminder', { fair: missing.fair.name, count: missing.blocks.length })}
      <ButtonLink variant="secondary" size="small" href={missingHref(missing)}>
        {t('missing.answer')}
      </ButtonLink>
    </div>
  ))
}
