import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { ChipLink } from '#platform/web/ui/chip.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ComputedFirm } from '../../contract/firm-card.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import { FirmMark } from '../firm-mark.tsx'
import { usePresence } from '../use-presence.ts'
import { FirmBooths } from './firm-booths.tsx'
import { FirmContacts } from './firm-contacts.tsx'
import { FirmLinks } from './firm-links.tsx'
import styles from './firm-page.module.css'

type Props = {
  firm: ComputedFirm
  fair: PublicFair
  /** What later domains show of it. */
  more?: ReactNode
}

/** Who an exhibitor is, and, beside it, where to meet them: the one thing to do next. */
export function FirmPage({ firm, fair, more }: Props) {
  const t = useWords('exhibitors')
  const href = useSalonHref()
  const presence = usePresence(fair.id)
  const list = href(exhibitorPaths.exhibitorsList)
  const [sector] = firm.sectors
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <FirmMark firm={firm} size={112} />
        <div className={styles.titles}>
          <p className={styles.where}>
            <Dotted parts={[sector?.name, firm.city, firm.country]} />
          </p>
          <h1 className={styles.name}>{firm.name}</h1>
          {firm.slogan && (
            <p className={styles.slogan} lang={firm.wordsIn.slogan ?? undefined}>
              {firm.slogan} {!firm.description && <LanguageMark of={firm.wordsIn.slogan} />}
            </p>
          )}
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.words}>
          {firm.description ? (
            <div className={styles.said} lang={firm.wordsIn.description ?? undefined}>
              <LanguageMark of={firm.wordsIn.description} />
              {firm.description.split(/\n{2,}/).map(part => (
                <p key={part} className={styles.text}>
                  {part}
                </p>
              ))}
            </div>
          ) : (
            <p className={styles.quiet}>{t('page.no_text')}</p>
          )}
          {firm.sectors.length > 0 && (
            <section aria-labelledby="firm-sectors">
              <h2 id="firm-sectors" className={styles.title}>
                {t('page.sectors')}
              </h2>
              <ul className={styles.sectors}>
                {firm.sectors.map(one => (
                  <li key={one.id}>
                    <ChipLink href={`${list}?sector=${one.id}`}>{one.name}</ChipLink>
                    {one.subSectors.length > 0 && (
                      <span className={styles.quiet}>{one.subSectors.join(', ')}</span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <FirmContacts firm={firm} fair={fair.id} />
          {more}
        </div>
        <aside className={styles.side}>
          <FirmBooths firm={firm} presence={presence} />
          <FirmLinks firm={firm} fair={fair.id} />
        </aside>
      </div>
      <Link className={styles.back} to={list}>
        <Icon of={ArrowLeft} size="small" /> {t('page.all')}
      </Link>
    </article>
  )
}
