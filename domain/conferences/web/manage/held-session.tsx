import { useState } from 'react'
import type { Use } from '#platform/contract/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferenceHolders } from '../../contract/held.ts'
import { isCancellable } from './is-cancellable.ts'

type Props = {
  title: string
  /** How many sessions are held. */
  count?: number
  by: readonly Use[]
  /** Without, it cannot be cancelled, or is already. */
  onCancel?: (() => void) | undefined
  onClose: () => void
}

/** Says what holds a session, or several, that was to be deleted, and offers to cancel it instead. */
export function HeldSession({ title, count = 1, by, onCancel, onClose }: Props) {
  const t = useWords('conferences')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      lead={t('held.text', { count })}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('held.keep', { count })}
          </Button>
          {onCancel && (
            <Button variant="danger" onPress={onCancel}>
              {t('held.cancel', { count })}
            </Button>
          )}
        </>
      }
    >
      <ul>
        {conferenceHolders.flatMap(holder =>
          by
            .filter(({ resource }) => resource === holder)
            .map(({ count }) => <li key={holder}>{t(`held.${holder}`, { count })}</li>),
        )}
      </ul>
    </Dialog>
  )
}

type Asks<T> = {
  nameOf: (session: T) => string
  stateOf: (session: T) => { state: string }
  /** Asks whether it is to be cancelled. */
  cancel: (session: T) => void
}

/** Of a list of sessions the one whose deletion was refused. */
export function useHeldSession<T>({ nameOf, stateOf, cancel }: Asks<T>) {
  const t = useWords('conferences')
  const [held, setHeld] = useState<{ session: T; by: readonly Use[] } | null>(null)
  const close = () => setHeld(null)
  return {
    hold: (session: T, by: readonly Use[]) => setHeld({ session, by }),
    dialog: held && (
      <HeldSession
        title={t('held.title', { name: nameOf(held.session) })}
        by={held.by}
        onCancel={
          isCancellable(stateOf(held.session))
            ? () => {
                close()
                cancel(held.session)
              }
            : undefined
        }
        onClose={close}
      />
    ),
  }
}
