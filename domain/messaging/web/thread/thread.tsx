import { ArrowDown, RotateCw } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { byDay } from '#platform/web/words/by-day.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { LineContext } from './line-context.tsx'
import { LineFile } from './line-file.tsx'
import { LineFoot, useClock } from './line-state.tsx'
import { LinkedText } from './linked-text.tsx'
import styles from './thread.module.css'
import { fullName, type ShownLine, type ThreadLine, withRuns } from './thread-line.ts'

export type ThreadProps = {
  /** Names the thread: "Conversation with Inès Carpentier". */
  label: string
  /** The oldest first. */
  lines: readonly ThreadLine[]
  /** First names of those who are writing now. */
  typing?: readonly string[]
  /** Stands where nothing has been written. */
  empty?: ReactNode
  /** Older lines can be had. */
  hasOlder?: boolean
  isLoadingOlder?: boolean
  onOlder?: () => void
  /** What can be done with a line; nothing, no menu. */
  actionsOf?: (line: ThreadLine) => readonly MenuEntry[]
  onRetry?: (line: ThreadLine) => void
  onDiscard?: (line: ThreadLine) => void
}

/** Pixels from the end that still count as the end. */
const slack = 48

/** The newest line stays in sight for whoever is at the end; whoever reads further up stays there. */
function useStaysAtEnd(lines: readonly ThreadLine[], typing: number) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ isAtEnd: true, height: 0, first: '' })
  const [isBehind, setBehind] = useState(false)
  const first = lines[0]?.key ?? ''
  const last = lines.at(-1)
  const isOwnLast = last?.isOwn === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last line, or somebody writes
  useLayoutEffect(() => {
    const area = box.current
    if (!area) return
    const was = before.current
    if (was.isAtEnd || (isOwnLast && last?.state === 'sending')) area.scrollTop = area.scrollHeight
    else if (first !== was.first) area.scrollTop += area.scrollHeight - was.height
    else setBehind(true)
    before.current = { ...was, height: area.scrollHeight, first }
  }, [first, last?.key, typing])
  const onScroll = () => {
    const area = box.current
    if (!area) return
    const isAtEnd = area.scrollHeight - area.scrollTop - area.clientHeight < slack
    before.current = { ...before.current, isAtEnd, height: area.scrollHeight }
    if (isAtEnd) setBehind(false)
  }
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  return { box, onScroll, isBehind, toEnd }
}

/** What was written and what happened, day by day. */
export function Thread(props: ThreadProps) {
  const { label, lines, typing = [], empty, hasOlder, isLoadingOlder, onOlder } = props
  const t = useWords('messaging')
  const locale = useLocale()
  const { box, onScroll, isBehind, toEnd } = useStaysAtEnd(lines, typing.length)
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key */}
      <div ref={box} className={styles.thread} onScroll={onScroll} tabIndex={0} role="log" aria-label={label}>
        {hasOlder && (
          <div className={styles.older}>
            <Button variant="secondary" size="small" isPending={isLoadingOlder ?? false} onPress={onOlder}>
              {t('thread.older')}
            </Button>
          </div>
        )}
        {lines.length === 0 && empty}
        {byDay(lines, new Date(), locale).map(({ name, rows }) => (
          <section key={name} className={styles.day} aria-label={name}>
            <h3 className={styles.mark}>
              <span>{name}</span>
            </h3>
            {withRuns(rows).map(line =>
              line.kind === 'event' ? (
                <Happened key={line.key} line={line} />
              ) : (
                <Written key={line.key} line={line} {...props} />
              ),
            )}
          </section>
        ))}
        {typing.length > 0 && (
          <p className={styles.typing}>
            <span className={styles.dots} aria-hidden="true" />
            {t('thread.typing', {
              count: typing.length,
              names: new Intl.ListFormat(locale).format(typing),
            })}
          </p>
        )}
      </div>
      {isBehind && (
        <span className={styles.toEnd}>
          <Button variant="secondary" size="small" icon={ArrowDown} onPress={toEnd}>
            {t('thread.newer')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Something that happened, with what one's own side is told of it. */
function Happened({ line: { text, note, createdAt } }: { line: ThreadLine }) {
  const clock = useClock()
  return (
    <div className={styles.event}>
      <p>
        {text} <time dateTime={createdAt}>{clock(createdAt)}</time>
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

type WrittenProps = { line: ShownLine } & Pick<ThreadProps, 'actionsOf' | 'onRetry' | 'onDiscard'>

function Written({ line, actionsOf, onRetry, onDiscard }: WrittenProps) {
  const t = useWords('messaging')
  const { isOwn, author, byline, text, file, context, isLastOfRun, state, problem } = line
  const name = author ? fullName(author) : t('thread.gone')
  const entries = actionsOf?.(line) ?? []
  return (
    <article
      className={styles.line}
      data-own={isOwn || undefined}
      data-last={isLastOfRun || undefined}
      aria-label={isOwn && !byline ? t('thread.own') : name}
    >
      {context && <LineContext context={context} />}
      {byline && <p className={styles.author}>{byline}</p>}
      <div className={styles.said}>
        {!isOwn && (
          <span className={styles.face}>
            {isLastOfRun && author && <Avatar name={name} src={author.picture} face={author} size={24} />}
          </span>
        )}
        <div className={styles.bubble}>
          {text && (
            <p className={styles.text}>
              <LinkedText text={text} />
            </p>
          )}
          {file && <LineFile file={file} />}
        </div>
        {entries.length > 0 && (
          <span className={styles.menu}>
            <ActionsMenu name={text.slice(0, 60) || name} entries={entries} />
          </span>
        )}
      </div>
      {(isLastOfRun || state === 'failed') && <LineFoot line={line} />}
      {state === 'failed' && (
        <div className={styles.failed}>
          {problem && <p>{problem}</p>}
          {onRetry && (
            <Button variant="ghost" size="small" icon={RotateCw} onPress={() => onRetry(line)}>
              {t('thread.retry')}
            </Button>
          )}
          {onDiscard && (
            <Button variant="ghost" size="small" onPress={() => onDiscard(line)}>
              {t('thread.discard')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
