import { Globe } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { NetworkSign, networkName } from '#platform/web/ui/network.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/visit.ts'
import styles from './booth.module.css'

/** Who exhibits here, and what they say of themselves. */
export function BoothAbout({ visit, mark }: { visit: StandVisit; mark: React.ReactNode }) {
  const t = useWords('visit')
  const { stand } = visit
  return (
    <section id="about" className={styles.about}>
      <header className={styles.head}>
        {mark}
        <div>
          <h1 className={styles.name}>{stand.name}</h1>
          <p className={styles.where}>
            {[t('scene.stand_number', { number: stand.number }), stand.sector, stand.town]
              .filter(Boolean)
              .join('\u00a0· ')}
          </p>
        </div>
      </header>
      {visit.slogan && <p className={styles.slogan}>{visit.slogan}</p>}
      {visit.description ? (
        <RichText html={visit.description} />
      ) : (
        <p className={styles.quiet}>{t('stand.no_text')}</p>
      )}
      <p className={styles.links}>
        {visit.website && (
          <a href={visit.website} target="_blank" rel="noopener noreferrer">
            <Icon of={Globe} size="small" /> {t('stand.website')}
          </a>
        )}
        {Object.entries(visit.socialNetworks).map(([name, address]) => (
          <a key={name} href={address} target="_blank" rel="noopener noreferrer">
            <NetworkSign code={name} /> {networkName(name)}
          </a>
        ))}
      </p>
    </section>
  )
}
