import { Mail, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { mostDecided } from '#domain/identity/contract/decide-found.ts'
import { mailWriteQuery } from '#domain/identity/contract/mail-write.ts'
import { type Decision, DecisionBar } from '#domain/identity/web/decision-bar.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Ticked } from '#platform/web/screens/use-ticked.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { mailPaths } from '../contract/paths.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { RefusalDialog } from './refusal-dialog.tsx'
import { type FoundPeople, toDecide, usePeopleActions } from './use-people-actions.ts'

type Props = { ticked: Ticked<PersonRow>; people: FoundPeople }

/** What can be done with the people who are ticked, and the way from a page of them to all whom the list finds. */
export function PeopleBar({ ticked, people }: Props) {
  const t = useWords('people')
  const { validate, inviteFound, isPending } = usePeopleActions()
  const [isInviting, askInvitation] = useState(false)
  const [isRefusing, askRefusal] = useState(false)
  const [decision, askAll] = useState<Decision | null>(null)
  const { chosen, isAll, clear } = ticked
  const { total, found } = people
  const href = useSalonHref()
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
          else if (state === validationState.validated) validate(chosen, 1, clear)
          else askRefusal(true)
        }}
      >
        <Button
          size="small"
          variant="secondary"
          icon={Mail}
          isPending={isPending}
          isDisabled={!isAll && !chosen.some(hasNoPassword)}
          onPress={() =>
            isAll ? askInvitation(true) : inviteFound(people, chosen.filter(hasNoPassword), clear, () => {})
          }
        >
          {t('people.invite_chosen')}
        </Button>
        {found.fair !== undefined && (
          <ButtonLink
            size="small"
            variant="secondary"
            icon={PenLine}
            href={`${href(mailPaths.mailWrite)}${mailWriteQuery(
              'people',
              found,
              isAll ? undefined : chosen.map(({ id }) => id),
            )}`}
          >
            {t('mailing.write')}
          </ButtonLink>
        )}
      </DecisionBar>
      <Confirm
        isOpen={isInviting}
        onOpenChange={isOpen => isOpen || askInvitation(false)}
        title={t('people.invite_ask', { count: total })}
        confirmLabel={t('people.invite_chosen')}
        isPending={isPending}
        onConfirm={() => inviteFound(people, null, clear, () => askInvitation(false))}
      >
        {t('people.invite_text')}
      </Confirm>
      <RefusalDialog people={isRefusing ? chosen : []} onClose={() => askRefusal(false)} onDone={clear} />
      <AllDialog decision={decision} people={people} onClose={() => askAll(null)} onDone={clear} />
    </>
  )
}

const hasNoPassword = ({ account }: PersonRow) => account === 'imported' || account === 'invited'

type AllProps = { decision: Decision | null; people: FoundPeople; onClose: () => void; onDone: () => void }

/** Asks before so many get a mail, most of whom nobody has looked at. */
function AllDialog({ decision, people, onClose, onDone }: AllProps) {
  const t = useWords('people')
  const { validateFound, isPending } = usePeopleActions()
  const state = decision ?? 1
  return (
    <Confirm
      isOpen={decision !== null}
      onOpenChange={isOpen => isOpen || onClose()}
      title={t(`people.all_ask_${state}`, { count: people.total })}
      confirmLabel={t(state === validationState.validated ? 'people.validate' : 'people.refuse')}
      isDanger={state === validationState.refused}
      isPending={isPending}
      onConfirm={() => validateFound(people, state, onDone, onClose)}
    >
      {t('people.all_text')}
    </Confirm>
  )
}
