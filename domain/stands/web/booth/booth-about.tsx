import { Globe } from 'lucide-react'
import { FirmReach } from '#domain/exhibitors/web/firm-reach.tsx'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { NetworkSign, networkName } from '#platform/web/ui/network.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'

/** What those who exhibit here say of themselves, and where else they are found. */
export function BoothAbout({ visit }: { visit: StandVisit }) {
  const t = useWords('stands')
  const fair = useCurrentFair()
  return (
    <section id="about" className={styles.about}>
      {visit.description ? (
        <>
          <LanguageMark of={visit.wordsIn} />
          <RichText html={visit.description} lang={visit.wordsIn ?? undefined} />
        </>
      ) : (
        <p className={styles.quiet}>{t('stand.no_text')}</p>
      )}
      <p className={styles.links}>
        {visit.website && (
          <a href={visit.website} target="_blank" rel="noopener noreferrer">
            <Icon of={Globe} size="small" /> {t('stand.website')}
          </a>
        )}
        <FirmReach firm={visit.stand.firm} fair={fair.id} />
        {Object.entries(visit.socialNetworks).map(([name, address]) => (
          <a key={name} href={address} target="_blank" rel="noopener noreferrer">
            <NetworkSign code={name} /> {networkName(name)}
          </a>
        ))}
      </p>
    </section>
  )
}
