import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { searchPaths } from '../contract/paths.ts'
import { searchLength } from '../contract/search.ts'
import styles from './bar.module.css'
import { BarList, optionId } from './bar-list.tsx'
import { BarPlace } from './bar-place.tsx'
import { hasMore, type Known, nextGroup, type Option } from './options.ts'
import { useBarGroups } from './use-bar-groups.ts'

type Props = {
  fair: { id: number; homepage: string } | null
  known: Known
  /** What was typed until the bar was there. */
  take: () => string
  /** Where the header ends. */
  top: number
  onClose: () => void
  onHelp: () => void
  /** Hears what is asked, once the hand rests. */
  onAsk?: ((asked: string) => void) | undefined
}

/** A count is told once the hand rests. */
const rest = 300

/** One field to find anything: what is typed is answered at once, by the place behind it as well. */
export function Bar({ fair, known, take, top, onClose, onHelp, onAsk }: Props) {
  const t = useWords('search')
  const id = useId()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  // Enter before the answer is there follows what the answer begins with.
  const [isAwaited, setAwaited] = useState(false)
  useLayoutEffect(() => {
    const already = take()
    if (already) setTyped(already)
  }, [take])
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setAwaited(false)
  }
  const bar = useBarGroups({ fair, known, typed, onType: type })
  const { asked, groups, isEmpty, isAnswered, isNothing, found } = bar
  useEffect(() => onAsk?.(asked), [onAsk, asked])
  const options: (Option | 'all')[] = groups.flatMap(group => group.options)
  if (!isEmpty && hasMore(groups)) options.push('all')
  const at = Math.min(active, options.length - 1)
  const current = options[at]
  const chosen = current && current !== 'all' && 'result' in current ? current.result.place : null
  // What the browser knows by itself answers to every letter at once.
  const isKnown = current !== undefined && current !== 'all' && 'entry' in current
  const count = groups.reduce((sum, group) => sum + group.total, 0)
  const told = useRested(isEmpty ? '' : isNothing ? t('nothing') : t('count', { count }))

  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose()
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [onClose])

  const follow = (option: Option | 'all' | undefined) => {
    setAwaited(false)
    if (!option) return
    if (option === 'all' || !('entry' in option && option.entry.staysOpen)) onClose()
    if (option === 'all')
      void navigate(`${hrefOf(searchPaths.search, {}, fair?.homepage)}?q=${encodeURIComponent(typed.trim())}`)
    else if (option.onAction) option.onAction()
    else if (option.href) void navigate(option.href)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer has come
  useEffect(() => {
    if (isAwaited && isAnswered) follow(current)
  }, [isAwaited, isAnswered])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') isEmpty ? onClose() : type('')
    else if (step && options.length) setActive((at + step + options.length) % options.length)
    else if (event.key === 'Tab') setActive(nextGroup(groups, at, event.shiftKey ? -1 : 1))
    else if (event.key === 'Enter') isAnswered || isKnown ? follow(current) : setAwaited(true)
    else if (event.key === '?' && isEmpty) onHelp()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('title')}
      className={styles.bar}
      style={{ '--top': `${top}px` }}
    >
      <div className={styles.field}>
        <Icon of={Search} />
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever opens the bar wants to type
          autoFocus
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(id, at) : undefined}
          aria-autocomplete="list"
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={searchLength}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={press}
        />
        {!isEmpty && count > 0 && <span className={styles.count}>{t('count', { count })}</span>}
        <button
          type="button"
          className={styles.escape}
          tabIndex={-1}
          onClick={onClose}
          aria-label={t('close')}
        >
          <Kbd>{t('escape')}</Kbd>
          <span className={styles.close}>{t('close')}</span>
        </button>
      </div>
      <BarList
        id={id}
        groups={groups}
        hasAll={options.at(-1) === 'all'}
        hasCounts={!isEmpty}
        isBusy={found.isFetching}
        at={at}
        onPoint={setActive}
        onChoose={follow}
      />
      {found.error && !isEmpty && <p className={styles.nothing}>{t('failed')}</p>}
      {fair && (
        <BarPlace
          fair={fair.id}
          asked={isEmpty ? '' : asked}
          chosen={(chosen?.fair?.id === fair.id && chosen) || {}}
        />
      )}
      <BarKeys />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  )
}

function BarKeys() {
  const t = useWords('search')
  return (
    <p className={styles.foot} aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.choose')}
      </span>
      <span>
        <Kbd>{t('enter')}</Kbd> {t('keys.go')}
      </span>
      <span>
        <Kbd>Tab</Kbd> {t('keys.group')}
      </span>
      <span className={styles.help}>
        <Kbd>?</Kbd> {t('keys.help')}
      </span>
    </p>
  )
}

/** What has stayed so for a moment. */
function useRested(now: string): string {
  const [rested, set] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => set(now), rest)
    return () => clearTimeout(timer)
  }, [now])
  return rested
}
