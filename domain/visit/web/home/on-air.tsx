import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { useCurrent } from '#domain/conferences/web/current/use-current.ts'
import { whereCurrent } from '#domain/conferences/web/current/where-current.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { hasLiveContact } from '#domain/fairs/contract/statuses.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useWords } from '#platform/web/words/words.ts'
import { SessionRows } from '../session-rows.tsx'
import styles from './on-air.module.css'

/** Sessions that are named. */
const shown = 6

/** What is on the stages of several fairs; nothing where all are silent. */
export default function OnAir({ fairs }: { fairs: readonly PublicFair[] }) {
  const t = useWords('visit')
  const isWanted = fairs.some(
    ({ isUsingConferenceModule, status }) => isUsingConferenceModule && hasLiveContact(status.id),
  )
  const { onAir } = useCurrent(undefined, isWanted)
  const rows = onAir.flatMap(current => {
    const { id, title, titleIn } = current
    const fair = fairs.find(one => one.id === current.fair)
    if (!fair) return []
    return {
      id,
      href: hrefOf(conferencePaths.conferenceView, { id }, fair.homepage),
      title,
      titleIn,
      isOnAir: true,
      when: '',
      where: [fair.name, whereCurrent(current)].filter(Boolean).join(' · '),
    }
  })
  if (!rows.length) return null
  return (
    <section className={styles.part} aria-labelledby="on-air">
      <h2 id="on-air">{t('stage.title')}</h2>
      <SessionRows rows={rows.slice(0, shown)} />
    </section>
  )
}
