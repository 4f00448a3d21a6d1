import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { nameOf } from './person-cells.tsx'
import { usePeopleActions } from './use-people-actions.ts'

/** Asks before people are refused, for they get a mail that says so; nobody is asked about while there is nobody. */
export function RefusalDialog({
  people,
  onClose,
  onDone,
}: {
  people: readonly PersonRow[]
  onClose: () => void
  onDone?: () => void
}) {
  const t = useWords('people')
  const { validate, isPending } = usePeopleActions()
  const [first] = people
  return (
    <Confirm
      isOpen={people.length > 0}
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('people.refuse_ask', { count: people.length, name: first ? nameOf(first) : '' })}
      confirmLabel={t('people.refuse')}
      isDanger
      isPending={isPending}
      onConfirm={() =>
        validate(people, 2, () => {
          onClose()
          onDone?.()
        })
      }
    >
      {t('people.refuse_text')}
    </Confirm>
  )
}
