import { useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'

type Props = {
  label: string
  empty: () => Promise<unknown>
  /** What is deleted for good. */
  children: string
}

/** Deletes for good, after a question, what lies in a trash. */
export function EmptyTrash({ label, empty, children }: Props) {
  const { run, isPending } = useAction()
  const [isAsked, ask] = useState(false)
  const confirm = () =>
    run(async () => {
      await empty()
      ask(false)
    })
  return (
    <>
      <Button variant="ghost" size="small" onPress={() => ask(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={ask}
        title={label}
        confirmLabel={label}
        isPending={isPending}
        isDanger
        onConfirm={confirm}
      >
        <p>{children}</p>
      </Confirm>
    </>
  )
}
