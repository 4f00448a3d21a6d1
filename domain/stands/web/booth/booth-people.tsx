import { Walking } from '#domain/presence/web/walking.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'
import { PersonRows } from './person-rows.tsx'

/** Who staffs the booth. */
export function BoothPeople({ visit, onContact }: { visit: StandVisit; onContact: (id: number) => void }) {
  const t = useWords('stands')
  const free = visit.people.filter(person => person.free).length
  const talking = visit.people.filter(person => person.busy).length
  const there = [
    free ? t('scenes:scene.free', { count: free }) : '',
    talking ? t('scenes:scene.in_conversation', { count: talking }) : '',
  ].filter(Boolean)
  if (!visit.people.length) return null
  return (
    <section aria-labelledby="stand-people">
      <h2 id="stand-people" className={styles.title}>
        {t('stand.people')} <small>{there.join(' · ') || t('scenes:scene.nobody')}</small>
      </h2>
      {visit.hall && <Walking fair={visit.hall.fair} kind="stand" id={visit.stand.id} />}
      <PersonRows visit={visit} onContact={onContact} />
    </section>
  )
}
