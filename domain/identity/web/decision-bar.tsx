import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ticked } from '#platform/web/screens/use-ticked.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
import { mostDecided } from '../contract/decide-found.ts'

/** 1 validates, 2 refuses. */
export type Decision = 1 | 2

/** The letters that decide in a list. */
export const decisionKeys = { validate: 'V', refuse: 'R' } as const

type Props<Row> = {
  ticked: Ticked<Row>
  /** How many the list finds on all its pages. */
  total: number
  words: { chosen: string; overLimit: string; chooseAll: string; validate: string; refuse: string }
  isOpen: (decision: Decision) => boolean
  isPending: boolean
  onDecide: (decision: Decision) => void
  /** What else can be done with them. */
  children?: ReactNode
}

/** Validating or refusing those of a list who are ticked, and the way from a page of them to all that the list finds. */
export function DecisionBar<Row>({
  ticked,
  total,
  words,
  isOpen,
  isPending,
  onDecide,
  children,
}: Props<Row>) {
  return (
    <SelectionBar count={ticked.chosen.length ? words.chosen : null} onClear={ticked.clear}>
      {ticked.canTickAll &&
        (total > mostDecided ? (
          <span>{words.overLimit}</span>
        ) : (
          <Button size="small" variant="ghost" onPress={ticked.tickAll}>
            {words.chooseAll}
          </Button>
        ))}
      <Button
        size="small"
        icon={Check}
        isPending={isPending}
        isDisabled={!isOpen(1)}
        onPress={() => onDecide(1)}
      >
        {words.validate} <Kbd>{decisionKeys.validate}</Kbd>
      </Button>
      <Button size="small" variant="secondary" icon={X} isDisabled={!isOpen(2)} onPress={() => onDecide(2)}>
        {words.refuse} <Kbd>{decisionKeys.refuse}</Kbd>
      </Button>
      {children}
    </SelectionBar>
  )
}
