import { BriefcaseBusiness, CalendarDays, DoorOpen, FileText, Landmark, Shapes } from 'lucide-react'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import type { SearchResult } from '../contract/search.ts'
import styles from './bar.module.css'

const icons = {
  brochure: FileText,
  sector: Shapes,
  hall: DoorOpen,
  fair: Landmark,
  stand: Landmark,
  exhibitor: Landmark,
  person: Shapes,
  job: BriefcaseBusiness,
  session: CalendarDays,
  speaker: Shapes,
}

/** What is drawn before a result: the mark of a booth or an exhibitor, the face of a person, else what it is. */
export function ResultIcon({ result: { kind, title, icon, place } }: { result: SearchResult }) {
  if (kind === 'person' || kind === 'speaker')
    return (
      <Avatar
        name={title}
        src={icon?.picture ?? null}
        size={34}
        {...(place.person !== undefined && {
          face: { id: place.person, look: icon?.look ?? null, ...(icon?.color && { color: icon.color }) },
        })}
      />
    )
  if ((kind === 'stand' || kind === 'exhibitor') && icon)
    return (
      <Mark
        name={title}
        initials={icon.initials}
        color={icon.color ?? '#5B6B75'}
        shape={icon.shape ?? 'sq'}
        logo={icon.picture}
        size={34}
      />
    )
  return (
    <span className={styles.icon}>
      <Icon of={icons[kind]} size="small" />
    </span>
  )
}
