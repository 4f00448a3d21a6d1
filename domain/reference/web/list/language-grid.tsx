import { Check, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldDescription, ListDescription } from '#platform/contract/list-administration.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { ActionsMenu } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { EntryValue } from './entry-value.tsx'
import styles from './language-grid.module.css'
import { type Entry, listCalled, nameOf } from './list-source.ts'
import { cellAfter, useCellCursor } from './use-cell-cursor.ts'

type Props = {
  description: ListDescription
  title: string
  /** The translated field that is written. */
  field: string
  maxLength: number | undefined
  rows: readonly Entry[]
  /** What an entry has besides, shown after its words. */
  others: readonly FieldDescription[]
  picture?: ((values: Record<string, unknown>) => ReactNode) | undefined
  onOpen: (entry: Entry) => void
  onRemove: ((entry: Entry) => void) | undefined
}

/** The reader's own language first. */
const inOrder = (own: Locale) => [own, ...locales.filter(locale => locale !== own)]

const textOf = (entry: Entry, locale: Locale, field: string) => entry.translations?.[locale]?.[field] ?? ''

/** The words of a list, a column for each language, written where they stand: each cell is kept when it is left. */
export function LanguageGrid(props: Props) {
  const { description, title, field, rows, others, picture, onOpen, onRemove } = props
  const t = useWords('reference')
  const languages = inOrder(useLocale())
  const size = { row: rows.length, column: languages.length }
  const cells = useCellCursor(size)
  const { cursor, go, typed, type, onKey } = cells
  const grid = useRef<HTMLTableElement>(null)
  const wasUsed = useRef(false)
  const { kept, keep } = useKeptCells(description.name, field)
  // At once: the next letter may be typed already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard follows the cursor, once somebody moves it
  useLayoutEffect(() => {
    if (wasUsed.current) grid.current?.querySelector<HTMLElement>('[data-cursor]')?.focus()
  }, [cursor.row, cursor.column, typed === null])
  // What is written is kept once, by Enter, Tab or leaving the cell, whichever comes first.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = typed !== null
  })
  const write = (entry: Entry, locale: Locale) => {
    if (!isOpen.current) return
    isOpen.current = false
    const text = typed?.trim() ?? ''
    const before = textOf(entry, locale, field)
    type(null)
    if (typed !== null && text !== before) keep(entry, locale, text, before)
  }
  const leave = (event: KeyboardEvent, entry: Entry, locale: Locale) => {
    if (event.key === 'Escape') {
      isOpen.current = false
      type(null)
    } else if (event.key === 'Enter') {
      write(entry, locale)
      go({ row: cursor.row + 1, column: cursor.column })
    } else if (event.key === 'Tab') {
      const next = cellAfter(cursor, event.shiftKey ? -1 : 1, size)
      write(entry, locale)
      if (!next) return
      go(next)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are reached by arrows is a grid */}
      <table ref={grid} className={styles.grid} role="grid" aria-label={title}>
        <thead>
          <tr>
            {picture && <th scope="col">{t('list.picture')}</th>}
            {languages.map(locale => (
              <th key={locale} scope="col">
                {languageNames[locale]}
              </th>
            ))}
            {others.map(other => (
              <th key={other.name} scope="col">
                {t(`fields.${other.name}`)}
              </th>
            ))}
            <th className={styles.more} scope="col">
              <span className="visually-hidden">{t('list.edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry, row) => (
            <tr key={entry.id}>
              {picture && <td className={styles.picture}>{picture(entry)}</td>}
              {languages.map((locale, column) => {
                const text = textOf(entry, locale, field)
                const isHere = cursor.row === row && cursor.column === column
                const isWritten = isHere && typed !== null
                return (
                  <td
                    key={locale}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells of a grid are reached one by one
                    role="gridcell"
                    lang={locale}
                    className={styles.cell}
                    data-missing={text ? undefined : true}
                    data-cursor={isHere && !isWritten ? true : undefined}
                    tabIndex={isHere && !isWritten ? 0 : -1}
                    onFocus={event => {
                      wasUsed.current = true
                      if (event.target === event.currentTarget && !isHere) go({ row, column })
                    }}
                    onClick={() => isWritten || type(text)}
                    onKeyDown={event => {
                      if (isWritten) leave(event, entry, locale)
                      else if (onKey(event, text) && event.key.length > 1) event.preventDefault()
                    }}
                  >
                    {isWritten ? (
                      <input
                        className={styles.input}
                        aria-label={t('list.word_in', {
                          name: nameOf(entry, field),
                          language: languageNames[locale],
                        })}
                        value={typed}
                        maxLength={props.maxLength}
                        // biome-ignore lint/a11y/noAutofocus: whoever writes in a cell is in it
                        autoFocus
                        onChange={event => type(event.target.value)}
                        onBlur={() => write(entry, locale)}
                      />
                    ) : (
                      <span className={styles.text} title={text}>
                        {text || t('list.word_missing')}
                      </span>
                    )}
                    {kept === `${entry.id}.${locale}` && (
                      <span className={styles.kept} role="status">
                        <Icon of={Check} size="small" />
                        <span className={styles.keptWord}>{t('list.cell_saved')}</span>
                      </span>
                    )}
                  </td>
                )
              })}
              {others.map(other => (
                <td key={other.name} className={styles.other}>
                  <EntryValue field={other} entry={entry} />
                </td>
              ))}
              <td className={styles.more}>
                <ActionsMenu
                  name={nameOf(entry, field)}
                  entries={[
                    { id: 'edit', label: t('list.edit'), icon: Pencil, onAction: () => onOpen(entry) },
                    ...(onRemove
                      ? [
                          {
                            id: 'remove',
                            label: t('list.remove'),
                            icon: Trash2,
                            isDanger: true,
                            onAction: () => onRemove(entry),
                          },
                        ]
                      : []),
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="visually-hidden">{t('list.grid_keys')}</p>
    </div>
  )
}

/** Keeps a cell, says so in it, and offers to undo. */
function useKeptCells(list: string, field: string) {
  const t = useWords('reference')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const [kept, setKept] = useState<string | null>(null)
  const source = listCalled(list)
  const send = async (entry: Entry, locale: Locale, text: string) => {
    const words = { ...entry.translations?.[locale], [field]: text }
    await api.update(source, entry.id, { translations: { [locale]: words } })
    await refresh(source)
  }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { message, errors = {} } = problemsOf(error, say)
      toast.error(Object.values(errors).flat().join(' ') || message || error.message)
    }
  }
  const keep = (entry: Entry, locale: Locale, text: string, before: string) =>
    attempt(async () => {
      await send(entry, locale, text)
      setKept(`${entry.id}.${locale}`)
      const undo = () =>
        attempt(async () => {
          await send(entry, locale, before)
          setKept(null)
        })
      toast.success(t('list.word_kept', { name: text || '–' }), {
        action: { label: t('list.undo'), onPress: () => void undo(), isUndo: true },
      })
    })
  return {
    kept,
    keep: (entry: Entry, locale: Locale, text: string, before: string) =>
      void keep(entry, locale, text, before),
  }
}
