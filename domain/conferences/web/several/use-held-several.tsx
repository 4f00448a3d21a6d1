import { useState } from 'react'
import type { Use } from '#platform/contract/problem.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { HeldSession } from '../manage/held-session.tsx'

type Held<Row> = { rows: readonly Row[]; by: readonly Use[] }
type Asks<Row> = {
  nameOf: (row: Row) => string
  isCancellable: (row: Row) => boolean
  cancel: (rows: readonly Row[]) => void
}

/** How many are named: the others are counted. */
const named = 3

/** Of several that were to be thrown away those that are held: none has gone. */
export function useHeldSeveral<Row extends { id: number }>({ nameOf, isCancellable, cancel }: Asks<Row>) {
  const t = useWords('conferences')
  const locale = useLocale()
  const [held, setHeld] = useState<Held<Row> | null>(null)
  const close = () => setHeld(null)
  const count = held?.rows.length ?? 0
  const names = held?.rows.slice(0, named).map(nameOf) ?? []
  const told = count > named ? [...names, t('held.more', { count: count - named })] : names
  return {
    /** Throws them away; false where some are held. */
    remove: async (rows: readonly Row[], remove: () => Promise<unknown>) => {
      try {
        return await remove()
      } catch (error) {
        if (!(error instanceof ProblemError) || !error.problem.used_by) throw error
        const ids = error.problem.detail?.split(',').map(Number) ?? []
        setHeld({ rows: rows.filter(({ id }) => ids.includes(id)), by: error.problem.used_by })
        return false
      }
    },
    dialog: held && (
      <HeldSession
        title={t(count === 1 ? 'held.title' : 'held.several', {
          name: new Intl.ListFormat(locale).format(told),
        })}
        count={count}
        by={held.by}
        onCancel={
          held.rows.every(isCancellable)
            ? () => {
                close()
                cancel(held.rows)
              }
            : undefined
        }
        onClose={close}
      />
    ),
  }
}
