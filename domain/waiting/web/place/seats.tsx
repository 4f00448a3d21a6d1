import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Say } from '#platform/web/ui/say.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './seats.module.css'

export type SeatPerson = {
  id: number
  firstName: string
  lastName: string
  picture: string | null
  look: object | null
}

type Props = {
  /** Who of the booth talks now. */
  talking: readonly SeatPerson[]
  ahead: number
  you: SeatPerson
}

/** Seats that are drawn one by one; of more, the first, how many between, and the last. */
const mostNumbers = 3
const mostTalking = 2

const nameOf = ({ firstName, lastName }: SeatPerson) => `${firstName} ${lastName}`

/** Who talks, who waits before oneself, as numbers and never as names, and oneself. */
export function Seats({ talking, ahead, you }: Props) {
  const t = useWords('waiting')
  const numbers =
    ahead > mostNumbers
      ? ['1', '…', String(ahead)]
      : Array.from({ length: ahead }, (_, index) => String(index + 1))
  return (
    <ol className={styles.seats}>
      {talking.slice(0, mostTalking).map(person => (
        <li key={person.id} className={styles.seat} data-who="talks">
          <span className={styles.place}>
            <Avatar name={nameOf(person)} src={person.picture} face={person} size={38} />
            <span className={styles.say}>
              <Say />
            </span>
          </span>
          <span>{t('seats.talks', { name: person.firstName })}</span>
        </li>
      ))}
      {numbers.map(number => (
        <li key={number} className={styles.seat} aria-hidden={number === '…' || undefined}>
          <span className={styles.place}>{number}</span>
          <span>{number !== '…' && t('seats.before')}</span>
        </li>
      ))}
      <li className={styles.seat} data-who="you">
        <span className={styles.place}>
          <Avatar name={nameOf(you)} src={you.picture} face={you} size={38} />
        </span>
        <span>{t('seats.you')}</span>
      </li>
    </ol>
  )
}
