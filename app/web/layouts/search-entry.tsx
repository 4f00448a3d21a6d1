import { CircleQuestionMark, Search } from 'lucide-react'
import { type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './search-entry.module.css'

// No page waits for them: they come with the first press.
const SearchBar = lazyWithRetry(() => import('./search-bar.tsx'))
const PageHelp = lazyWithRetry(() => import('../help/page-help.tsx'))

const typedIn = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]'

/** `/` and Ctrl+K, which works while one types; `?` for help with the page. */
function askedBy(event: KeyboardEvent): 'search' | 'help' | null {
  if (event.defaultPrevented || event.altKey) return null
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return 'search'
  const { target } = event
  if (event.ctrlKey || event.metaKey || (target instanceof Element && target.closest(typedIn))) return null
  if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) return null
  return event.key === '/' ? 'search' : event.key === '?' ? 'help' : null
}

/** What a menu of the header may do. */
export type SearchControls = { showHelp: () => void }

/** The search of every page, as a field in its header; what it opens is fetched then. */
export function SearchEntry({ controls }: { controls?: Ref<SearchControls> }) {
  const t = useWords('app')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<{ what: 'search' | 'help'; from: Element | null } | null>(null)
  const meanwhile = useRef('')
  const isThere = useRef(false)
  const show = (what: 'search' | 'help') => {
    if (open?.what === what) return
    // Before it is drawn: one whose code is there already takes what was typed at once.
    meanwhile.current = ''
    isThere.current = false
    setOpen({ what, from: document.activeElement })
  }
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useImperativeHandle(controls, () => ({ showHelp: () => show('help') }))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = askedBy(event)
      if (!asked) return
      event.preventDefault()
      latest.current(asked)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const isAwaited = open?.what === 'search'
  // Whoever types on at once loses nothing, and nothing else takes it for a key of its own.
  useEffect(() => {
    if (!isAwaited) return
    const keep = (event: KeyboardEvent) => {
      if (isThere.current || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.length === 1) meanwhile.current += event.key
      else if (event.key === 'Backspace') meanwhile.current = meanwhile.current.slice(0, -1)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', keep, true)
    return () => removeEventListener('keydown', keep, true)
  }, [isAwaited])
  const take = () => {
    const typed = meanwhile.current
    isThere.current = true
    meanwhile.current = ''
    return typed
  }
  const close = () => {
    const from = open?.from
    setOpen(null)
    // Where one was before: the key that opened it was pressed there.
    if (from instanceof HTMLElement || from instanceof SVGElement) from.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        aria-label={t('nav.search')}
        onClick={() => show('search')}
      >
        <Icon of={Search} size="small" />
        <span className={styles.words}>{t('nav.search_what')}</span>
        <span className={styles.key}>
          <Kbd>/</Kbd>
        </span>
      </button>
      <button
        type="button"
        className={styles.help}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={t('nav.help')}
        title={t('nav.help')}
        onClick={() => show('help')}
      >
        <Icon of={CircleQuestionMark} />
      </button>
      {open?.what === 'search' &&
        createPortal(
          <Suspense fallback={null}>
            <SearchBar
              take={take}
              top={button.current?.closest('header')?.getBoundingClientRect().bottom ?? 0}
              onClose={close}
              onHelp={() => setOpen({ ...open, what: 'help' })}
            />
          </Suspense>,
          document.body,
        )}
      {open?.what === 'help' && (
        <Suspense fallback={null}>
          <PageHelp onClose={close} />
        </Suspense>
      )}
    </>
  )
}
