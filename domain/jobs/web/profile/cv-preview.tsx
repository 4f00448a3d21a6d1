import { useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { withoutName } from '../../contract/sent-profile.ts'
import { CvView } from './cv-view.tsx'
import styles from './profile.module.css'
import type { Profile } from './profile-fields.ts'

/** What a recruiter sees of one’s own profile: with one’s name, or before the firm has asked for it. */
export function CvPreview({ profile }: { profile: Profile }) {
  const t = useWords('jobs')
  const { user } = usePerson()
  const [isNamed, setNamed] = useState(true)
  const { salaryWish: _, ...said } = profile
  const named = { ...said, name: user && { firstName: user.firstName, lastName: user.lastName } }
  const shown = isNamed ? named : withoutName(named)
  return (
    <>
      <Segmented
        label={t('profile.preview')}
        value={isNamed ? 'named' : 'anonymous'}
        onChange={id => setNamed(id === 'named')}
        segments={[
          { id: 'named', label: t('profile.preview_named') },
          { id: 'anonymous', label: t('profile.preview_anonymous') },
        ]}
      />
      <p className={styles.who}>
        {shown.name ? `${shown.name.firstName} ${shown.name.lastName}` : t('apply.nameless')}
      </p>
      <CvView cv={shown} />
    </>
  )
}
