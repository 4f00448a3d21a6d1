import { useState } from 'react'
import type { Use } from '#platform/contract/problem.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { SessionInUse } from '../manage/session-in-use.tsx'

type InUse<Row> = { rows: readonly Row[]; by: readonly Use[] }
type Asks<Row> = {
  nameOf: (row: Row) => string
  isCancellable: (row: Row) => boolean
  cancel: (rows: readonly Row[]) => void
}

/** How many are named: the others are counted. */
const named = 3

/** Of several that were to be thrown away those that are in use: none has gone. */
export function useSeveralInUse<Row extends { id: number }>({ nameOf, isCancellable, cancel }: Asks<Row>) {
  const t = useWords('conferences')
  const locale = useLocale()
  const [inUse, setInUse] = useState<InUse<Row> | null>(null)
  const close = () => setInUse(null)
  const count = inUse?.rows.length ?? 0
  const names = inUse?.rows.slice(0, named).map(nameOf) ?? []
  const told = count > named ? [...names, t('in_use.more', { count: count - named })] : names
  return {
    /** Throws them away; false where some are in use. */
    remove: async (rows: readonly Row[], remove: () => Promise<unknown>) => {
      try {
        return await remove()
      } catch (error) {
        if (!(error instanceof ProblemError) || !error.problem.used_by) throw error
        const ids = error.problem.detail?.split(',').map(Number) ?? []
        setInUse({ rows: rows.filter(({ id }) => ids.includes(id)), by: error.problem.used_by })
        return false
      }
    },
    dialog: inUse && (
      <SessionInUse
        title={t(count === 1 ? 'in_use.title' : 'in_use.several', {
          name: new Intl.ListFormat(locale).format(told),
        })}
        count={count}
        by={inUse.by}
        onCancel={
          inUse.rows.every(isCancellable)
            ? () => {
                close()
                cancel(inUse.rows)
              }
            : undefined
        }
        onClose={close}
      />
    ),
  }
}
