import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FormType } from '../contract/registration-form.ts'
import styles from './entry-badge.module.css'

type Props = { fair: Pick<PublicFair, 'name'>; type: FormType; values: Readonly<Record<string, unknown>> }

const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The badge one will wear in the fair, written as one types. It repeats the form, so it is mute. */
export function EntryBadge({ fair, type, values }: Props) {
  const t = useWords('registration')
  const name = [said(values.firstName), said(values.lastName)].filter(Boolean).join(' ')
  const below = [said(values.jobTitle), said(values.firmName)].filter(Boolean)
  return (
    <div className={styles.hanging} aria-hidden="true">
      <div className={styles.badge}>
        <span className={styles.hole} />
        <span className={styles.fair}>{fair.name}</span>
        <Avatar name={name || '·'} size={96} />
        <b className={styles.name} data-empty={!name || undefined}>
          {name || t('register.your_name')}
        </b>
        <span className={styles.below}>{below.join(' · ')}</span>
        <span className={styles.role}>{t(`register.role_${type}`)}</span>
      </div>
    </div>
  )
}
