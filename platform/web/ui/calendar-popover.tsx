import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import styles from './calendar-popover.module.css'
import { Icon } from './icon.tsx'

/** The month behind a date field; stands inside a React Aria DatePicker. */
export function CalendarPopover() {
  return (
    <Popover className={styles.popover} placement="bottom start" offset={6}>
      <Dialog className={styles.dialog}>
        <Calendar className={styles.calendar}>
          <header className={styles.head}>
            <CalendarHeading className={styles.title} />
            <Button slot="previous" className={styles.step}>
              <Icon of={ChevronLeft} size="small" />
            </Button>
            <Button slot="next" className={styles.step}>
              <Icon of={ChevronRight} size="small" />
            </Button>
          </header>
          <CalendarGrid className={styles.grid} weekdayStyle="short">
            <CalendarGridHeader>
              {day => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{date => <CalendarCell className={styles.day} date={date} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
