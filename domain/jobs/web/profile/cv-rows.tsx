import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { CvRowDialog } from './cv-row-dialog.tsx'
import { latestFirst, monthsOf } from './months.ts'
import styles from './profile.module.css'
import type { CvRow } from './profile-fields.ts'

type Props<Row extends CvRow> = {
  kind: 'position' | 'education'
  rows: readonly Row[]
  onChange: (rows: CvRow[]) => void
  most: number
}

const placeOf = (row: CvRow) => ('employer' in row ? row.employer : 'school' in row ? row.school : null)

/** Where somebody worked or learnt, the latest first, one at a time to be written. */
export function CvRows<Row extends CvRow>({ kind, rows, onChange, most }: Props<Row>) {
  const t = useWords('jobs')
  const locale = useLocale()
  const [edited, edit] = useState<Row | 'new' | null>(null)
  const sorted = latestFirst(rows)
  const remove = (row: Row) => {
    onChange(rows.filter(one => one !== row))
    toast.success(t('profile.row_removed', { title: row.title }), {
      action: { label: t('profile.undo'), onPress: () => onChange([...rows]) },
    })
  }
  const keep = (row: CvRow) => {
    onChange(edited === 'new' ? [...rows, row] : rows.map(one => (one === edited ? row : one)))
    edit(null)
  }
  return (
    <div className={styles.rows}>
      {sorted.length > 0 && (
        <ul>
          {sorted.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two alike apart
            <li key={at} className={styles.row}>
              <span className={styles.rowWords}>
                <b>{row.title}</b>
                <span>
                  {[placeOf(row), monthsOf(row, locale, month => t('cv.since', { month }))]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button
                variant="icon"
                size="small"
                icon={Pencil}
                aria-label={t('profile.row_change', { title: row.title })}
                onPress={() => edit(row)}
              />
              <Button
                variant="icon"
                size="small"
                icon={Trash2}
                aria-label={t('profile.row_remove', { title: row.title })}
                onPress={() => remove(row)}
              />
            </li>
          ))}
        </ul>
      )}
      {rows.length < most && (
        <Button variant="secondary" icon={Plus} onPress={() => edit('new')}>
          {t(`profile.add_${kind}`)}
        </Button>
      )}
      {edited && (
        <CvRowDialog
          kind={kind}
          row={edited === 'new' ? null : edited}
          onKeep={keep}
          onClose={() => edit(null)}
        />
      )}
    </div>
  )
}
