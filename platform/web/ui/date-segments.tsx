import { CalendarDays } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import styles from './date-segments.module.css'
import field from './field.module.css'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'

/** Day, month, year (and time) typed one after the other in the reader's order, with the calendar's button. */
export function DateSegments() {
  const words = useKitWords()
  return (
    <Group className={`${field.box} ${styles.box}`}>
      <DateInput className={styles.input}>
        {segment => <DateSegment className={styles.segment} segment={segment} />}
      </DateInput>
      <Button className={field.inner} aria-label={words.openCalendar}>
        <Icon of={CalendarDays} />
      </Button>
    </Group>
  )
}
