import { useEffect, useRef, useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Table } from '../ui/table.tsx'
import { useLocale, useWords } from '../words/words.ts'

type TrashedRow = {
  id: number
  name: string
  trashedAt: string
  /** When it is deleted for good. */
  deletedOn: string
  trashedBy?: string | null
}

/** What can still be restored, folded away; nothing at all while there is none. */
export function TrashTable<T extends TrashedRow>({
  title,
  entries,
  restore,
  ask,
}: {
  /** Where it is no trash. */
  title?: string | undefined
  entries: readonly T[]
  restore: (entry: T) => Promise<unknown>
  /** What the button says where others are asked first; once they are, that alone is said. */
  ask?: (entry: T) => { label: string; named: string; isAsked: boolean } | null
}) {
  const t = useWords('lists')
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium' })
  const [busy, setBusy] = useState<number | null>(null)
  const [isOpen, open] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  // It unfolds at the end of its page: below the screen, or on a phone under what floats there.
  useEffect(() => {
    const unfolding = isOpen ? part.current?.getAnimations({ subtree: true }) : undefined
    if (!unfolding) return
    void Promise.allSettled(unfolding.map(({ finished }) => finished)).then(() =>
      part.current?.scrollIntoView({ block: 'nearest' }),
    )
  }, [isOpen])
  const label = title ?? t('trash.title')
  if (!entries.length) return null
  const putBack = async (entry: T) => {
    setBusy(entry.id)
    await restore(entry)
    setBusy(null)
  }
  return (
    <div ref={part}>
      <Disclosure title={label} aside={entries.length} isExpanded={isOpen} onExpandedChange={open}>
        <Table<T>
          label={label}
          rows={[...entries]}
          rowId={entry => String(entry.id)}
          rowName={entry => entry.name}
          columns={[
            { id: 'name', label: t('trash.name'), isRowHeader: true, render: entry => entry.name },
            {
              id: 'trashedAt',
              label: t('trash.thrown'),
              render: entry =>
                [day.format(new Date(entry.trashedAt)), entry.trashedBy].filter(Boolean).join(' · '),
            },
            {
              id: 'deletedOn',
              label: t('trash.until'),
              render: entry => day.format(new Date(entry.deletedOn)),
            },
            {
              id: 'restore',
              label: t('trash.restore'),
              render: entry => {
                const asked = ask?.(entry)
                if (asked?.isAsked) return asked.label
                return (
                  <Button
                    variant="secondary"
                    isPending={busy === entry.id}
                    aria-label={asked?.named ?? t('trash.restore_named', { name: entry.name })}
                    onPress={() => void putBack(entry)}
                  >
                    {asked?.label ?? t('trash.restore')}
                  </Button>
                )
              },
            },
          ]}
          empty={null}
        />
      </Disclosure>
    </div>
  )
}
