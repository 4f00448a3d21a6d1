import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { mostDecided } from '#domain/identity/contract/decide-found.ts'
import type { Ticked } from '#platform/web/screens/use-ticked.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
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
  const [decision, askAll] = useState<1 | 2 | null>(null)
  const { total } = firms
  const { chosen, isAll, canTickAll } = ticked
  const state = decision ?? 1
  const words = t(isAll ? 'tracking.chosen_all' : 'tracking.chosen', { count: isAll ? total : chosen.length })
  return (
    <>
      <SelectionBar count={chosen.length ? words : null} onClear={ticked.clear}>
        {canTickAll && total > mostDecided && (
          <span>{t('tracking.over_limit', { total, most: mostDecided })}</span>
        )}
        {canTickAll && total <= mostDecided && (
          <Button size="small" variant="ghost" onPress={ticked.tickAll}>
            {t('tracking.choose_all', { count: total })}
          </Button>
        )}
        <Button
          size="small"
          icon={Check}
          isPending={isPending}
          isDisabled={isAll && firms.found.isValidated === 1}
          onPress={() => (isAll ? askAll(1) : validate())}
        >
          {t('tracking.validate')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={X}
          isDisabled={isAll && firms.found.isValidated === 2}
          onPress={() => (isAll ? askAll(2) : refuse())}
        >
          {t('tracking.refuse')}
        </Button>
      </SelectionBar>
      <Confirm
        isOpen={decision !== null}
        onOpenChange={isOpen => isOpen || askAll(null)}
        title={
          state === 1
            ? t('tracking.validate_title', { count: total })
            : t('tracking.refuse_title', { count: total, name: '' })
        }
        confirmLabel={t(state === 1 ? 'tracking.validate' : 'tracking.refuse')}
        isDanger={state === 2}
        isPending={isDeciding}
        onConfirm={async () => {
          if (await decideFound(firms, state)) ticked.clear()
          askAll(null)
        }}
      >
        {state === 1 ? t('tracking.validate_text') : t('tracking.refuse_text', { count: total })}
      </Confirm>
    </>
  )
}
