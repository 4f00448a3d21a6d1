import { useState } from 'react'
import type { Ticked } from '#platform/web/screens/use-ticked.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { mostDecided } from '../contract/decide-found.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { type Decision, DecisionBar } from './decision-bar.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { type FoundPeople, toDecide, usePeopleActions } from './use-people-actions.ts'

type Props = { ticked: Ticked<PersonRow>; people: FoundPeople }

/** What can be done with the people who are ticked, and the way from a page of them to all whom the list finds. */
export function PeopleBar({ ticked, people }: Props) {
  const t = useWords('identity')
  const { validate, isPending } = usePeopleActions()
  const [isRefusing, askRefusal] = useState(false)
  const [decision, askAll] = useState<Decision | null>(null)
  const { chosen, isAll, clear } = ticked
  const { total, found } = people
  const isOpen = (state: Decision) =>
    isAll ? found.isValidated !== state : toDecide(chosen, state).length > 0
  return (
    <>
      <DecisionBar
        ticked={ticked}
        total={total}
        words={{
          chosen: t(isAll ? 'people.chosen_all' : 'people.chosen', { count: isAll ? total : chosen.length }),
          overLimit: t('people.over_limit', { total, most: mostDecided }),
          chooseAll: t('people.choose_all', { count: total }),
          validate: t('people.validate'),
          refuse: t('people.refuse'),
        }}
        isOpen={isOpen}
        isPending={isPending}
        onDecide={state => {
          if (isAll) askAll(state)
          else if (state === 1) validate(chosen, 1, clear)
          else askRefusal(true)
        }}
      />
      <RefusalDialog people={isRefusing ? chosen : []} onClose={() => askRefusal(false)} onDone={clear} />
      <AllDialog decision={decision} people={people} onClose={() => askAll(null)} onDone={clear} />
    </>
  )
}

type AllProps = { decision: Decision | null; people: FoundPeople; onClose: () => void; onDone: () => void }

/** Asks before so many get a mail, most of whom nobody has looked at. */
function AllDialog({ decision, people, onClose, onDone }: AllProps) {
  const t = useWords('identity')
  const { validateFound, isPending } = usePeopleActions()
  const state = decision ?? 1
  return (
    <Confirm
      isOpen={decision !== null}
      onOpenChange={isOpen => isOpen || onClose()}
      title={t(`people.all_ask_${state}`, { count: people.total })}
      confirmLabel={t(state === 1 ? 'people.validate' : 'people.refuse')}
      isDanger={state === 2}
      isPending={isPending}
      onConfirm={() => validateFound(people, state, onDone, onClose)}
    >
      {t('people.all_text')}
    </Confirm>
  )
}
