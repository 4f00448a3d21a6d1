import { usePerson } from '#domain/identity/web/person.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Say } from '#platform/web/ui/say.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { QueuePlaces, WaitingPerson } from '../../contract/queue.ts'
import styles from './team.module.css'
import { nameOf } from './waiting-row.tsx'

const minute = 60_000
const minutesBetween = (from: string, to: number) => Math.max(0, Math.round((to - Date.parse(from)) / minute))

/** Those of the booth who are there: free, or with whom. */
export function Receivers({ queue, now }: { queue: QueuePlaces; now: number }) {
  const t = useWords('waiting')
  const { user } = usePerson()
  return (
    <>
      <h2 className={styles.part}>{t('team.receivers')}</h2>
      {queue.staff.length === 0 ? (
        <p className={styles.note}>{t('team.no_receivers')}</p>
      ) : (
        <ul>
          {queue.staff.map(({ person, status, place }) => {
            const with_ = queue.places.find(({ id }) => id === place)
            const began = with_?.talkBeganAt
            return (
              <li key={person.id} className={styles.receiver}>
                <Avatar name={nameOf(person)} src={person.picture} face={person} size={52} />
                <span className={styles.words}>
                  <b>{person.id === user?.id ? t('team.you', { name: nameOf(person) }) : nameOf(person)}</b>
                  <small>
                    {with_
                      ? t(with_.state === 'called' ? 'team.expects' : 'team.with', {
                          name: nameOf(with_.person),
                        })
                      : person.jobTitle}
                  </small>
                </span>
                {status === 'free' && <Badge tone="free">{t('presence:status.free')}</Badge>}
                {status === 'busy' && (
                  <Badge tone="talk">
                    <Say />
                    {began
                      ? t('team.minutes', { count: minutesBetween(began, now) })
                      : t('presence:status.busy')}
                  </Badge>
                )}
                {status === 'offline' && <Badge tone="away">{t('presence:status.offline')}</Badge>}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

/** The last who came, or did not. */
export function Recent({ recent }: { recent: readonly WaitingPerson[] }) {
  const t = useWords('waiting')
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), { timeStyle: 'short' })
  if (!recent.length) return null
  const outcomeOf = ({ state, contact, talkBeganAt, endedAt }: WaitingPerson) => {
    const at = endedAt ? time.format(new Date(endedAt)) : ''
    if (state === 'left' || state === 'missed' || state === 'closed')
      return t(`team.outcome_${state}`, { time: at })
    const minutes = talkBeganAt && endedAt ? Math.max(1, minutesBetween(talkBeganAt, Date.parse(endedAt))) : 1
    return t('team.outcome_served', { name: contact?.firstName ?? '', count: minutes, time: at })
  }
  return (
    <>
      <h2 className={styles.part}>{t('team.recent')}</h2>
      <ul>
        {recent.map(place => (
          <li key={place.id} className={styles.receiver}>
            <Avatar name={nameOf(place.person)} src={place.person.picture} face={place.person} size={34} />
            <span className={styles.words}>
              <b>{nameOf(place.person)}</b>
              <small>{outcomeOf(place)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
