import { ArrowRight } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { HallVisit } from '#domain/halls/contract/hall-visit.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { lettersOf } from '#platform/web/ui/longest-word.ts'
import { useWords } from '#platform/web/words/words.ts'
import { ArchLine } from './arch.tsx'
import { HallBehind } from './hall-behind.tsx'
import styles from './hero.module.css'

type Props = {
  /** The fair that is shown first, where everybody may walk through one. */
  fair?: PublicFair
  shown?: HallVisit
}

/** The head of a platform with several fairs: what it is, and behind it a hall of the one that is open. */
export function FairsHero({ fair, shown }: Props) {
  const t = useWords('visit')
  return (
    <section className={styles.hero} data-look={shown ? 'drawn' : 'plain'}>
      {shown ? <HallBehind visit={shown} /> : <ArchLine className={styles.glass} />}
      <div className={styles.words}>
        <h1 className={styles.title} style={lettersOf(t('fairs.title'))}>
          {t('fairs.title')}
        </h1>
        <p className={styles.lead}>{t('fairs.lead')}</p>
        {fair && (
          <div className={styles.ways}>
            <ButtonLink
              size="big"
              iconAfter={ArrowRight}
              href={hrefOf(visitPaths.fairHome, {}, fair.homepage)}
            >
              {t('fairs.discover', { fair: fair.name })}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}
