import { type QueryKey, useQuery } from '@tanstack/react-query'
import { Plus, Star, StarOff, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Button } from '../ui/button.tsx'
import { ActionsMenu } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'
import { useLocale, useWords } from '../words/words.ts'
import { type KeptView, type OwnLists, useOwnLists } from './own-lists.ts'
import { viewQuery } from './view-query.ts'
import styles from './view-tabs.module.css'

export type BuiltInView = {
  id: string
  label: string
  /** As the address says it; empty is the whole list. */
  query: string
  count?: number | undefined
  /** What they come to, in words. */
  sum?: string | undefined
}

/** How many rows a view finds: a query of its own, made stale by what makes the list stale. */
export type CountedBy = (search: URLSearchParams) => {
  queryKey: QueryKey
  queryFn: () => Promise<{ total: number }>
}

type Props = {
  list: string
  search: URLSearchParams
  views: readonly BuiltInView[]
  countedBy?: CountedBy | undefined
}

// Only who keeps a view waits for it.
const KeepView = lazyWithRetry(() => import('./keep-view.tsx'))

/** The views of a list, those that everybody has and one's own; what differs from all of them can be kept. */
export function ViewTabs({ list, search, views, countedBy }: Props) {
  const t = useWords('lists')
  const own = useOwnLists()
  const [isKeeping, keepIt] = useState(false)
  const kept = own?.viewsOf(list) ?? []
  const current = viewQuery(search)
  const isOf = (query: string) => viewQuery(query) === current
  const mine = kept.find(view => isOf(view.query))
  // The whole list is known to everybody.
  const isKnown = current === '' || mine !== undefined || views.some(view => isOf(view.query))
  const tab = (key: string, label: string, query: string, count: ReactNode) => (
    <Link key={key} href={`?${query}`} className={styles.tab} aria-current={isOf(query) ? 'page' : undefined}>
      {label}
      {count}
    </Link>
  )
  if (isKnown && views.length + kept.length === 0) return null
  return (
    <div className={styles.views}>
      <nav className={styles.tabs} aria-label={t('views')}>
        {views.length === 0 && tab('whole', t('whole'), '', null)}
        {views.map(view => tab(view.id, view.label, view.query, <Count of={view.count} sum={view.sum} />))}
        {kept.map(view =>
          tab(
            `own-${view.id}`,
            view.name,
            view.query,
            countedBy && <Counted {...countedBy(new URLSearchParams(view.query))} />,
          ),
        )}
      </nav>
      {mine && own && <ViewMenu list={list} view={mine} own={own} />}
      {!isKnown && own && (
        <Button variant="ghost" size="small" icon={Plus} onPress={() => keepIt(true)}>
          {t('keep_view')}
        </Button>
      )}
      {isKeeping && own && (
        <Suspense fallback={null}>
          <KeepView list={list} query={current} own={own} onClose={() => keepIt(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Count({ of, sum }: { of: number | undefined; sum?: string | undefined }) {
  const locale = useLocale()
  if (of === undefined) return null
  const number = new Intl.NumberFormat(locale).format(of)
  return <span className={styles.count}>{sum ? `${number} · ${sum}` : number}</span>
}

function Counted(query: ReturnType<CountedBy>) {
  const { data } = useQuery(query)
  return <Count of={data?.total} />
}

function ViewMenu({ list, view, own }: { list: string; view: KeptView; own: OwnLists }) {
  const t = useWords('lists')
  const { name, query, isFavourite } = view
  const keep = (now: boolean) => void own.keep(list, { name, query, isFavourite: now })
  return (
    <ActionsMenu
      name={name}
      entries={[
        {
          id: 'menu',
          label: t(isFavourite ? 'from_menu' : 'to_menu'),
          icon: isFavourite ? StarOff : Star,
          onAction: () => keep(!isFavourite),
        },
        {
          id: 'drop',
          label: t('drop_view'),
          icon: Trash2,
          isDanger: true,
          onAction: () => {
            own.drop(view)
            toast.success(t('dropped', { name }), {
              action: { label: t('undo'), onPress: () => keep(isFavourite), isUndo: true },
            })
          },
        },
      ]}
    />
  )
}
