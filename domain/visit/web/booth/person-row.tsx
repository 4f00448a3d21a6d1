import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VisitPerson } from '../../contract/visit.ts'
import { Portrait } from '../scene/people.tsx'
import { lookOf } from '../scene-data.ts'
import styles from './booth.module.css'

/** A person of the booth, and whether they are free now. */
export function PersonRow({ person, color }: { person: VisitPerson; color: string }) {
  const t = useWords('visit')
  return (
    <li id={`person-${person.id}`} className={styles.person}>
      {person.picture ? (
        <img src={person.picture} alt="" width={52} height={52} className={styles.picture} />
      ) : (
        <Portrait look={lookOf(person, color)} size={52} lit={person.free} />
      )}
      <div>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <p className={styles.role}>
          {[person.jobTitle, person.languages.map(code => code.toUpperCase()).join('\u00a0· ')]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        {person.free ? (
          <Badge tone="free">{t('scene.person_free')}</Badge>
        ) : person.busy ? (
          <Badge tone="talk">{t('scene.talking')}</Badge>
        ) : (
          <span className={styles.quiet}>{t('scene.person_away')}</span>
        )}
      </div>
    </li>
  )
}
