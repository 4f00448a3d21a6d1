import { CircleHelp } from 'lucide-react'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SentProfile } from '../../contract/job-solicitation.ts'
import { leavesWith, withoutName } from '../../contract/sent-profile.ts'
import { CvView } from '../profile/cv-view.tsx'
import styles from './sent-view.module.css'

type Sent = SentProfile & { motivation?: string }
type Props = { sent: Sent; isAnonymous: boolean }

/** An application as its firm reads it at first: what goes along is said by name, and what does not yet. */
export function SentView({ sent, isAnonymous }: Props) {
  const t = useWords('jobs')
  const shown = isAnonymous ? withoutName(sent) : sent
  const name = shown.name && `${shown.name.firstName} ${shown.name.lastName}`
  const words: Readonly<Record<string, string | null>> = {
    name,
    email: shown.email,
    phone: shown.phone,
    cv: t('profile.cv_file'),
  }
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        {name ? (
          <Avatar name={name} size={52} />
        ) : (
          <span className={styles.noFace}>
            <Icon of={CircleHelp} />
          </span>
        )}
        <p className={styles.who}>{name ?? t('apply.nameless')}</p>
      </div>
      <dl className={styles.goes}>
        {leavesWith(sent, shown).map(({ field, leaves }) => (
          <div key={field} data-leaves={leaves}>
            <dt>{t(`apply.goes_${field}`)}</dt>
            <dd>{leaves === 'now' ? (words[field] ?? '') : t(`apply.goes_${leaves}`)}</dd>
          </div>
        ))}
      </dl>
      {shown.motivation && <p className={styles.words}>{shown.motivation}</p>}
      <CvView cv={shown} lang={sent.locale} />
    </div>
  )
}
