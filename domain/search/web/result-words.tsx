import { Badge } from '#platform/web/ui/badge.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SearchResult } from '../contract/search.ts'
import styles from './bar.module.css'
import { Marked } from './marked.tsx'

/** Where something was found: its booth, the page of the brochure, and the words themselves. */
export function ResultWords({
  result: { title, titleIn, marks, label, detail, detailIn, detailMarks, place },
}: {
  result: SearchResult
}) {
  const t = useWords('search')
  const where = [label, place.page === undefined ? null : t('page', { page: place.page })].filter(Boolean)
  return (
    <span className={styles.words}>
      <span className={styles.named}>
        <b lang={titleIn ?? undefined}>
          <Marked text={title} marks={marks} />
        </b>
        <LanguageMark of={titleIn} />
      </span>
      {(where.length > 0 || detail) && (
        <span className={styles.detail}>
          {where.join('\u00a0· ')}
          {where.length > 0 && detail && '\u00a0· '}
          {detail && (
            <>
              {detailIn !== titleIn && <LanguageMark of={detailIn} />}{' '}
              <span lang={detailIn ?? undefined}>
                <Marked text={detail} marks={detailMarks} />
              </span>
            </>
          )}
        </span>
      )}
    </span>
  )
}

function ExhibitorState({ state }: { state: NonNullable<SearchResult['state']> }) {
  const t = useWords('search')
  return <Badge>{t(`states.${state}`)}</Badge>
}

/** Whether somebody is free there; why visitors do not find an exhibitor. */
export function ResultState({ result: { kind, free, busy, state } }: { result: SearchResult }) {
  const t = useWords('scenes')
  if (state) return <ExhibitorState state={state} />
  if (free > 0) return <Badge tone="free">{t('scene.free', { count: kind === 'person' ? 1 : free })}</Badge>
  if (busy > 0) return <Badge tone="talk">{t('scene.talking')}</Badge>
  return null
}
