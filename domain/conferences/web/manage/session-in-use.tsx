import { useState } from 'react'
import type { Use } from '#platform/contract/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferenceUses } from '../../contract/conference-uses.ts'
import { isCancellable } from './is-cancellable.ts'

type Props = {
  title: string
  /** How many sessions are in use. */
  count?: number
  by: readonly Use[]
  /** Without, it cannot be cancelled, or is already. */
  onCancel?: (() => void) | undefined
  onClose: () => void
}

/** Says what uses a session, or several, that was to be deleted, and offers to cancel it instead. */
export function SessionInUse({ title, count = 1, by, onCancel, onClose }: Props) {
  const t = useWords('conferences')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      lead={t('in_use.text', { count })}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('in_use.keep', { count })}
          </Button>
          {onCancel && (
            <Button variant="danger" onPress={onCancel}>
              {t('in_use.cancel', { count })}
            </Button>
          )}
        </>
      }
    >
      <ul>
        {conferenceUses.flatMap(use =>
          by
            .filter(({ resource }) => resource === use)
            .map(({ count }) => <li key={use}>{t(`in_use.${use}`, { count })}</li>),
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
export function useSessionInUse<T>({ nameOf, stateOf, cancel }: Asks<T>) {
  const t = useWords('conferences')
  const [inUse, setInUse] = useState<{ session: T; by: readonly Use[] } | null>(null)
  const close = () => setInUse(null)
  return {
    show: (session: T, by: readonly Use[]) => setInUse({ session, by }),
    dialog: inUse && (
      <SessionInUse
        title={t('in_use.title', { name: nameOf(inUse.session) })}
        by={inUse.by}
        onCancel={
          isCancellable(stateOf(inUse.session))
            ? () => {
                close()
                cancel(inUse.session)
              }
            : undefined
        }
        onClose={close}
      />
    ),
  }
}
