import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check, Circle } from 'lucide-react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { type ChecklistItem, readChecklist } from '../contract/checklist.ts'
import styles from './checklist.module.css'
import { useSalonHref } from './fair-context.tsx'

/** What a fair still lacks before it can open, and the next step as a button. */
export function Checklist({ fair }: { fair: number }) {
  const t = useWords('fairs')
  const api = useApi()
  const href = useSalonHref()
  const {
    data: items,
    error,
    refetch,
  } = useQuery({
    ...callQuery(api, readChecklist, { params: { id: fair } }),
    staleTime: 0,
  })
  if (!items)
    return (
      <LoadState of={{ error, refetch }} failed={t('dashboard.checklist_failed')} shape="rows" count={4} />
    )
  const needed = items.filter(item => !item.optional)
  const done = needed.filter(item => item.done).length
  const finished = items.filter(item => item.done)
  const next = needed.find(item => !item.done)
  return (
    <section className={styles.list} aria-labelledby="checklist">
      <div className={styles.head}>
        <div>
          <h2 id="checklist">{t(next ? 'checklist.title' : 'checklist.all_done')}</h2>
          <Progress
            label={t('checklist.progress', { done, total: needed.length })}
            value={Math.round((100 * done) / needed.length)}
          />
        </div>
        {next?.path && (
          <ButtonLink iconAfter={ArrowRight} href={href(next.path)}>
            {withAnyKey(t)(`${next.namespace}:checklist.${next.key}_do`)}
          </ButtonLink>
        )}
      </div>
      {finished.length < items.length && <Items items={items.filter(item => !item.done)} />}
      {finished.length > 0 && (
        <Disclosure
          title={[
            t('dashboard.done_points', { count: done }),
            finished.length > done && t('dashboard.done_optional', { count: finished.length - done }),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Items items={finished} />
        </Disclosure>
      )}
    </section>
  )
}

function Items({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(item => (
        <Item key={item.key} item={item} />
      ))}
    </ul>
  )
}

function Item({ item }: { item: ChecklistItem }) {
  const t = useWords('fairs')
  const href = useSalonHref()
  const count = item.total !== undefined ? `${item.count ?? 0} / ${item.total}` : null
  const words = (
    <>
      {withAnyKey(t)(`${item.namespace}:checklist.${item.key}`)}
      <span className="visually-hidden">, {t(item.done ? 'checklist.done' : 'checklist.open')}</span>
    </>
  )
  return (
    <li className={styles.item} data-done={item.done || undefined}>
      <Icon of={item.done ? Check : Circle} size="small" />
      {item.path ? <Link to={href(item.path)}>{words}</Link> : <span>{words}</span>}
      {item.optional && !item.done && <small>{t('checklist.optional')}</small>}
      {count && <small>{count}</small>}
    </li>
  )
}
