import { ArrowRight } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './bar.module.css'
import { BarOption } from './bar-option.tsx'
import type { Group, Option } from './options.ts'

type Props = {
  id: string
  groups: readonly Group[]
  /** At the end: all of what was found. */
  hasAll: boolean
  isBusy: boolean
  hasCounts: boolean
  /** Which of the options is the one that Enter follows. */
  at: number
  onPoint: (index: number) => void
  onChoose: (option: Option | 'all') => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/** The answers, group by group; the field keeps the focus. */
export function BarList({ id, groups, hasAll, isBusy, hasCounts, at, onPoint, onChoose }: Props) {
  const t = useWords('search')
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const starts = groups.map((_, nth) =>
    groups.slice(0, nth).reduce((sum, { options }) => sum + options.length, 0),
  )
  const last = groups.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('results')}
      className={styles.list}
      aria-busy={isBusy}
    >
      {groups.map((group, nth) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
          <p id={`${id}-${group.kind}`} className={styles.group}>
            {group.kind === 'nothing' ? t('nothing') : t(`groups.${group.kind}`)}{' '}
            {hasCounts && group.total > 0 && <small>{group.total}</small>}
          </p>
          {group.options.map((option, index) => {
            const here = (starts[nth] ?? 0) + index
            return (
              <BarOption
                key={option.id}
                id={optionId(id, here)}
                option={option}
                isActive={here === at}
                onPoint={() => onPoint(here)}
                onChoose={() => onChoose(option)}
              />
            )
          })}
        </div>
      ))}
      {hasAll && (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field is the way by key
        <div
          id={optionId(id, last)}
          role="option"
          aria-selected={at === last}
          className={`${styles.option} ${styles.all}`}
          onPointerMove={() => onPoint(last)}
          onClick={() => onChoose('all')}
        >
          <Icon of={ArrowRight} size="small" />
          {t('all')}
        </div>
      )}
    </div>
  )
}
