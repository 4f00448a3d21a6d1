import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { mostDecided } from '#domain/identity/contract/decide-found.ts'
import { mailWriteQuery } from '#domain/identity/contract/mail-write.ts'
import { mailWrite } from '#domain/identity/contract/paths.ts'
import { type Decision, DecisionBar } from '#domain/identity/web/decision-bar.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Ticked } from '#platform/web/screens/use-ticked.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BackFirm, boothStates } from '../../contract/back-firms.ts'
import { type FoundFirms, useValidation } from './use-validation.ts'

const whole = (text?: string) => (text ? Number(text) : undefined)

/** What the address narrows the list by, as the server takes it. */
export const foundBy = (
  asked: Readonly<Record<string, string>>,
  fair: number | undefined,
): FoundFirms['found'] => ({
  fair,
  search: asked.search,
  isValidated: whole(asked.isValidated),
  state: boothStates.find(state => state === asked.state),
  sector: whole(asked.sector),
  country: whole(asked.country),
})

type Props = {
  ticked: Ticked<BackFirm>
  firms: FoundFirms
  /** Those of this page that are ticked. */
  validate: () => void
  refuse: () => void
  isPending: boolean
}

/** What can be done with the exhibitors that are ticked, and the way from a page of them to all that the list finds. */
export function TrackingBar({ ticked, firms, validate, refuse, isPending }: Props) {
  const t = useWords('exhibitors')
  const { decideFound, isPending: isDeciding } = useValidation()
  const [decision, askAll] = useState<Decision | null>(null)
  const { total } = firms
  const { chosen, isAll } = ticked
  const href = useSalonHref()
  const state = decision ?? 1
  return (
    <>
      <DecisionBar
        ticked={ticked}
        total={total}
        words={{
          chosen: t(isAll ? 'tracking.chosen_all' : 'tracking.chosen', {
            count: isAll ? total : chosen.length,
          }),
          overLimit: t('tracking.over_limit', { total, most: mostDecided }),
          chooseAll: t('tracking.choose_all', { count: total }),
          validate: t('tracking.validate'),
          refuse: t('tracking.refuse'),
        }}
        isOpen={state => !isAll || firms.found.isValidated !== state}
        isPending={isPending}
        onDecide={state =>
          isAll ? askAll(state) : state === validationState.validated ? validate() : refuse()
        }
      >
        {firms.found.fair !== undefined && (
          <ButtonLink
            size="small"
            variant="secondary"
            icon={PenLine}
            href={`${href(mailWrite)}${mailWriteQuery(
              'exhibitors',
              firms.found,
              isAll ? undefined : chosen.map(({ fairFirm }) => fairFirm),
            )}`}
          >
            {t('tracking.write')}
          </ButtonLink>
        )}
      </DecisionBar>
      <Confirm
        isOpen={decision !== null}
        onOpenChange={isOpen => isOpen || askAll(null)}
        title={
          state === validationState.validated
            ? t('tracking.validate_title', { count: total })
            : t('tracking.refuse_title', { count: total, name: '' })
        }
        confirmLabel={t(state === validationState.validated ? 'tracking.validate' : 'tracking.refuse')}
        isDanger={state === validationState.refused}
        isPending={isDeciding}
        onConfirm={async () => {
          if (await decideFound(firms, state)) ticked.clear()
          askAll(null)
        }}
      >
        {state === validationState.validated
          ? t('tracking.validate_text')
          : t('tracking.refuse_text', { count: total })}
      </Confirm>
    </>
  )
}
