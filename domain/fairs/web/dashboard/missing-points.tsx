import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { type ChecklistItem, readChecklist } from '../../contract/checklist.ts'
import type { PublicFair } from '../../contract/public-fair.ts'
import { useSalonHref } from '../fair-context.tsx'
import styles from './missing-points.module.css'
import { Line, Part } from './part.tsx'

/** What a fair still needs before it opens; each point leads to where it is done. */
export function MissingPoints({ fair }: { fair: PublicFair }) {
  const t = useWords('fairs')
  const api = useApi()
  const { data, error, refetch } = useQuery(callQuery(api, readChecklist, { params: { id: fair.id } }))
  // What is optional lacks nobody.
  const needed = data?.filter(item => !item.optional) ?? []
  const ready = needed.filter(item => item.done).length
  const done = data?.filter(item => item.done) ?? []
  // Counted apart: what is needed is counted above.
  const more = done.length - ready
  const figure = data && t('dashboard.points', { done: ready, count: needed.length })
  return (
    <Part
      title={t(data && ready === needed.length ? 'dashboard.complete' : 'dashboard.missing')}
      aside={figure}
    >
      {error ? (
        <ErrorState title={t('dashboard.checklist_failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <>
          <Progress
            isLabelHidden
            label={t('dashboard.missing')}
            value={ready}
            max={needed.length}
            valueLabel={figure}
          />
          <ul className={styles.list}>
            {data
              .filter(item => !item.done)
              .map(item => (
                <Point key={item.key} item={item} />
              ))}
          </ul>
          {done.length > 0 && (
            <Disclosure
              title={[
                t('dashboard.done_points', { count: ready }),
                more > 0 && t('dashboard.done_optional', { count: more }),
              ]
                .filter(Boolean)
                .join(' ')}
            >
              <ul>
                {done.map(item => (
                  <Point key={item.key} item={item} />
                ))}
              </ul>
            </Disclosure>
          )}
        </>
      ) : (
        <Skeleton shape="rows" count={8} />
      )}
    </Part>
  )
}

function Point({ item }: { item: ChecklistItem }) {
  const t = useWords('fairs')
  const href = useSalonHref()
  const figure =
    item.total === undefined
      ? item.count
      : t('dashboard.count_of', { done: item.count ?? 0, total: item.total })
  const isOptional = item.optional && !item.done
  const state = t(item.done ? 'dashboard.done' : isOptional ? 'dashboard.optional' : 'dashboard.todo')
  const text = figure === undefined ? state : isOptional ? `${figure} · ${state}` : figure
  return (
    <Line
      title={withAnyKey(t)(`${item.namespace}:checklist.${item.key}`)}
      text={text}
      sign={
        <span className={styles.sign} data-done={item.done || undefined}>
          {item.done && <Icon of={Check} size="small" />}
        </span>
      }
    >
      {!item.done && item.path && (
        <ButtonLink variant="soft" size="small" href={href(item.path)}>
          {t('dashboard.complete_it')}
        </ButtonLink>
      )}
    </Line>
  )
}
