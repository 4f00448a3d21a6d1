import type { RecordOf } from '#platform/contract/resource.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { firms } from '../../contract/firm.ts'
import { useFirmChoices } from './choices.ts'
import styles from './firm-form.module.css'
import { FirmPreview } from './firm-preview.tsx'

/** A firm that changes its record itself: as visitors see it, and why there is nothing to write. */
export function SharedFirm({ firm }: { firm: RecordOf<typeof firms> }) {
  const say = useWords('validations')
  const choices = useFirmChoices()
  return (
    <div className={styles.page}>
      <p>{say('firm_shared')}</p>
      <FirmPreview draft={firm} choices={choices} />
    </div>
  )
}
