import { usePerson } from '#domain/identity/web/person.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import { HereSwitch } from '../presence/here-switch.tsx'
import styles from './booth.module.css'
import { PersonRow } from './person-row.tsx'

/** Who staffs the booth; whoever reads their own name there can light its lamp. */
export function BoothPeople({ visit, onContact }: { visit: StandVisit; onContact: (id: number) => void }) {
  const t = useWords('stands')
  const { user } = usePerson()
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
      {visit.people.some(person => person.id === user?.id) && <HereSwitch stand={visit.stand.id} />}
      <ul>
        {visit.people.map(person => (
          <PersonRow
            key={person.id}
            person={person}
            color={visit.stand.color}
            onContact={() => onContact(person.id)}
          />
        ))}
      </ul>
    </section>
  )
}
