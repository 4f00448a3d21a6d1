import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { resultsMost, searchLength } from '../../contract/search.ts'
import { hrefOfResult } from '../result-href.ts'
import { ResultIcon } from '../result-icon.tsx'
import { ResultState, ResultWords } from '../result-words.tsx'
import { useResults } from '../use-search.ts'
import styles from './search.module.css'

const never = () => () => {}

/** All that was found; the address says what was asked. */
export default function SearchPage() {
  const t = useWords('search')
  const fair = useFair()
  const [address, setAddress] = useSearchParams()
  const inAddress = (address.get('q') ?? '').trim().slice(0, searchLength)
  // A page is drawn once for all: what its address adds is known to the browser alone.
  const asked = useSyncExternalStore(
    never,
    () => inAddress,
    () => '',
  )
  const { data, isFetching, error, refetch } = useResults(asked, { fair: fair?.id, most: resultsMost })
  const groups = asked === '' ? [] : (data?.groups ?? [])
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <div className={styles.page}>
      <PageTitle title={t('title')} lead={asked && data ? t('count', { count }) : t('placeholder')} />
      <LiveSearch
        label={t('title')}
        placeholder={t('placeholder')}
        asked={asked}
        onAsk={q =>
          setAddress(q ? { q: q.slice(0, searchLength) } : {}, { replace: true, preventScrollReset: true })
        }
      />
      {error && asked !== '' ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : asked !== '' && !data ? (
        <Skeleton shape="rows" count={6} />
      ) : groups.length === 0 ? (
        <EmptyState title={asked === '' ? t('empty') : t('nothing')}>
          {asked !== '' && !isFetching && data?.nearest ? (
            <Link to={`?q=${encodeURIComponent(data.nearest)}`}>{t('nearest', { word: data.nearest })}</Link>
          ) : (
            t('empty_text')
          )}
        </EmptyState>
      ) : (
        groups.map(({ kind, total, results }) => (
          <section key={kind} aria-labelledby={`found-${kind}`}>
            <h2 id={`found-${kind}`} className={styles.title}>
              {t(`kinds.${kind}`)} <small>{total}</small>
            </h2>
            <ul className={styles.rows}>
              {results.map(result => (
                <li key={result.id}>
                  <Link className={styles.row} to={hrefOfResult(result)}>
                    <ResultIcon result={result} />
                    <ResultWords result={result} />
                    <ResultState result={result} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  )
}
