import type { StandVisit } from '../../contract/stand-visit.ts'
import { PersonRow } from './person-row.tsx'

/** The people of a booth, each with the ways to reach them. */
export const PersonRows = ({ visit, onContact }: { visit: StandVisit; onContact: (id: number) => void }) => (
  <ul>
    {visit.people.map(person => (
      <PersonRow
        key={person.id}
        person={person}
        color={visit.stand.color}
        stand={visit.stand}
        onContact={() => onContact(person.id)}
      />
    ))}
  </ul>
)
