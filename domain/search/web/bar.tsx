import { ArrowRight, MessageCircleQuestionMark, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { searchPaths } from '../contract/paths.ts'
import { searchLength } from '../contract/search.ts'
import styles from './bar.module.css'
import { BarOption } from './bar-option.tsx'
import { HallCounts } from './hall-counts.tsx'
import { groupsFor, hasMore, type Known, nextGroup, nothingFound, type Option } from './options.ts'
import { usePlaceAnswer } from './place-answer.ts'
import { useResults, useStands, useTyped } from './use-search.ts'

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

/** Of each kind as many as the bar shows. */
const most = 4
/** A count is told once the hand rests. */
const rest = 300

/** The hall that is behind the bar, where one is, or the lobby. */
function usePlace(): { hall?: number | undefined; isLobby: boolean } {
  const screen = useScreen()
  const { id } = useParams()
  return {
    hall: screen?.name === 'fairVisit' ? Number(id) || undefined : undefined,
    isLobby: screen?.name === 'fairVisitLobby',
  }
}

/** One field to find anything: what is typed is answered at once, by the place behind it as well. */
export function Bar({ fair, known, take, top, onClose, onHelp, onAsk }: Props) {
  const t = useWords('search')
  const id = useId()
  const navigate = useNavigate()
  const { hall, isLobby } = usePlace()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  useLayoutEffect(() => {
    const already = take()
    if (already) setTyped(already)
  }, [take])
  const asked = useTyped(typed)
  const [active, setActive] = useState(0)
  const found = useResults(asked, { fair: fair?.id, most })
  const stands = useStands(asked, fair && { fair: fair.id, ...(hall && { hall }) })
  useEffect(() => onAsk?.(asked), [onAsk, asked])
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
  }
  const isEmpty = typed.trim() === ''
  // What was understood of something else is not offered.
  const isUpToDate = asked === typed.trim()
  const actions = known.actions.filter(({ isUnderstood }) => !isUnderstood || isUpToDate)
  const answering = groupsFor(typed, isEmpty ? [] : (found.data?.groups ?? []), { ...known, actions })
  const isNothing = !isEmpty && !found.isFetching && isUpToDate && answering.length === 0
  const nearest = found.data?.nearest
  const groups = isNothing
    ? [
        nothingFound([
          ...(nearest
            ? [
                {
                  id: 'nearest',
                  title: t('nearest', { word: nearest }),
                  icon: Search,
                  staysOpen: true,
                  onAction: () => type(nearest),
                },
              ]
            : []),
          {
            id: 'ask',
            title: t('ask'),
            icon: MessageCircleQuestionMark,
            href: hrefOf(fairPaths.contact, {}, fair?.homepage),
          },
        ]),
      ]
    : answering
  const all = hrefOf(searchPaths.search, {}, fair?.homepage)
  const options: (Option | 'all')[] = groups.flatMap(group => group.options)
  if (!isEmpty && hasMore(groups)) options.push('all')
  const at = Math.min(active, options.length - 1)
  const current = options[at]
  const chosen = current && current !== 'all' && 'result' in current ? current.result.place : null
  const answer = isEmpty ? undefined : stands.data
  usePlaceAnswer(answer, (chosen?.fair?.id === fair?.id && chosen) || {})
  const count = groups.reduce((sum, group) => sum + group.total, 0)
  const told = useRested(isEmpty ? '' : isNothing ? t('nothing') : t('count', { count }))

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose()
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [onClose])

  const follow = (option: Option | 'all' | undefined) => {
    if (!option) return
    if (option === 'all' || !('entry' in option && option.entry.staysOpen)) onClose()
    if (option === 'all') void navigate(`${all}?q=${encodeURIComponent(typed.trim())}`)
    else if (option.onAction) option.onAction()
    else if (option.href) void navigate(option.href)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') isEmpty ? onClose() : type('')
    else if (step && options.length) setActive((at + step + options.length) % options.length)
    else if (event.key === 'Tab') setActive(nextGroup(groups, at, event.shiftKey ? -1 : 1))
    else if (event.key === 'Enter') follow(current)
    else if (event.key === '?' && isEmpty) onHelp()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const optionId = (index: number) => `${id}-${index}`
  let index = -1
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
          aria-activedescendant={current ? optionId(at) : undefined}
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
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        className={styles.list}
        aria-busy={found.isFetching}
      >
        {groups.map(group => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
            <p id={`${id}-${group.kind}`} className={styles.group}>
              {group.kind === 'nothing' ? t('nothing') : t(`groups.${group.kind}`)}{' '}
              {!isEmpty && group.total > 0 && <small>{group.total}</small>}
            </p>
            {group.options.map(option => {
              index += 1
              const here = index
              return (
                <BarOption
                  key={option.id}
                  id={optionId(here)}
                  option={option}
                  isActive={here === at}
                  onPoint={() => setActive(here)}
                  onChoose={() => follow(option)}
                />
              )
            })}
          </div>
        ))}
        {options.at(-1) === 'all' && (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field is the way by key
          <div
            id={optionId(options.length - 1)}
            role="option"
            aria-selected={at === options.length - 1}
            className={`${styles.option} ${styles.all}`}
            onPointerMove={() => setActive(options.length - 1)}
            onClick={() => follow('all')}
          >
            <Icon of={ArrowRight} size="small" />
            {t('all')}
          </div>
        )}
      </div>
      {found.error && !isEmpty && <p className={styles.nothing}>{t('failed')}</p>}
      {answer && hall !== undefined && (
        <p className={styles.here}>
          {t('here', { count: answer.stands.length })}
          {answer.elsewhere > 0 && ` · ${t('elsewhere', { count: answer.elsewhere })}`}
        </p>
      )}
      {answer && isLobby && answer.halls.length > 0 && (
        <p className={styles.here}>
          {answer.halls
            .map(({ letter, count }) => t('in_hall', { letter, stands: t('answers', { count }) }))
            .join(' · ')}
        </p>
      )}
      {answer && isLobby && <HallCounts halls={answer.halls} />}
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
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
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
