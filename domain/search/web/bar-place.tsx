import { useParams } from 'react-router'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { useWords } from '#platform/web/words/words.ts'
import styles from './bar.module.css'
import { HallCounts } from './hall-counts.tsx'
import { type PlaceHits, usePlaceHits } from './place-hits.ts'
import { useStands } from './use-search.ts'

type Props = {
  fair: number
  asked: string
  /** The one that Enter would walk to. */
  chosen: { stand?: number | undefined; hall?: number | undefined }
}

/** The hall that is behind the bar, where one is, or the lobby. */
function usePlace(): { hall?: number | undefined; isLobby: boolean } {
  const screen = useScreen()
  const { id } = useParams()
  return {
    hall: screen?.name === 'fairVisit' ? Number(id) || undefined : undefined,
    isLobby: screen?.name === 'fairVisitLobby',
  }
}

/** What the place behind the bar answers to what is asked: by itself, and as a line of the bar. */
export function BarPlace({ fair, asked, chosen }: Props) {
  const t = useWords('search')
  const { hall, isLobby } = usePlace()
  const { data } = useStands(asked, { fair, ...(hall && { hall }) })
  const answer: (PlaceHits & { elsewhere: number }) | undefined = asked === '' ? undefined : data
  usePlaceHits(answer, chosen)
  if (!answer) return null
  if (hall !== undefined)
    return (
      <p className={styles.here}>
        {t('here', { count: answer.stands.length })}
        {answer.elsewhere > 0 && ` · ${t('elsewhere', { count: answer.elsewhere })}`}
      </p>
    )
  if (!isLobby || !answer.halls.length) return null
  return (
    <>
      <p className={styles.here}>
        {answer.halls
          .map(({ letter, count }) => t('in_hall', { letter, stands: t('answers', { count }) }))
          .join(' · ')}
      </p>
      <HallCounts halls={answer.halls} />
    </>
  )
}
