import { FirmReach } from '#domain/exhibitors/web/firm-reach.tsx'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { PersonContact } from '#domain/identity/web/person-contact.tsx'
import type { BoothSpot } from '#domain/scenes/contract/scene.ts'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'
import { BoothAbout } from './booth-about.tsx'
import { BoothBrochures } from './booth-brochures.tsx'
import { BoothVideo } from './booth-video.tsx'
import { PersonState } from './person-row.tsx'

/** What of a booth is counted as a page of its own. */
const countedSpots: Partial<Record<BoothSpot['kind'], string>> = {
  poster: 'stand_posters',
  video: 'stand_videos',
}

/** What one touched in the room, close up. */
export function SpotDialog({
  visit,
  isCounted,
  spot,
  close,
}: {
  visit: StandVisit
  /** Not where it is only looked over. */
  isCounted: boolean
  spot: BoothSpot
  close: () => void
}) {
  const t = useWords('stands')
  const fair = useCurrentFair()
  const counted = isCounted ? countedSpots[spot.kind] : undefined
  useRecorded(counted ?? '', counted ? visit.stand.id : null, fair.id)
  const person = spot.kind === 'person' ? visit.people.find(one => one.id === spot.id) : null
  const titles = {
    person: person ? `${person.firstName} ${person.lastName}` : '',
    poster: visit.slogan ?? visit.stand.name,
    video: t('stand.video'),
    brochures: t('stand.brochures'),
    counter: visit.stand.name,
  }
  return (
    <Dialog
      title={titles[spot.kind]}
      isOpen
      onOpenChange={isOpen => !isOpen && close()}
      size={spot.kind === 'video' || spot.kind === 'poster' ? 'wide' : 'normal'}
    >
      {person && (
        <>
          <p className={styles.state}>
            <PersonState person={person} />
          </p>
          <PersonContact
            id={person.id}
            onReach={close}
            publicly={person.pitch && <p className={styles.pitch}>{person.pitch}</p>}
          />
          <p className={styles.links}>
            <FirmReach firm={visit.stand.firm} fair={fair.id} />
          </p>
        </>
      )}
      {spot.kind === 'poster' &&
        (visit.poster ? (
          <img
            src={visit.poster}
            alt={visit.slogan ?? visit.stand.name}
            lang={visit.slogan ? (visit.wordsIn ?? undefined) : undefined}
            className={styles.poster}
          />
        ) : (
          <p className={styles.slogan} lang={visit.wordsIn ?? undefined}>
            {visit.slogan} <LanguageMark of={visit.wordsIn} />
          </p>
        ))}
      {spot.kind === 'video' && <BoothVideo visit={visit} isCounted={isCounted} />}
      {spot.kind === 'counter' && <BoothAbout visit={visit} />}
      {spot.kind === 'brochures' && <BoothBrochures visit={visit} isCounted={isCounted} onReach={close} />}
    </Dialog>
  )
}
