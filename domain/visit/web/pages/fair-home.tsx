import { ArrowRight } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useParams } from 'react-router'
import { programsOf } from '#domain/conferences/web/program/use-programs.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { SectionKind } from '#domain/fairs/contract/homepage.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { defaultFairs, type PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useFair, useFairs, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { Head, LoadContext } from '#platform/web/screens/screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { FairCards } from '../fair-cards.tsx'
import { HallCards } from '../hall-cards.tsx'
import { inOrder } from '../home/fair-order.ts'
import { FairsHero } from '../home/fairs-hero.tsx'
import { Hero } from '../home/hero.tsx'
import { Now } from '../home/now.tsx'
import { Sections } from '../home/sections.tsx'
import {
  firmsQuery,
  homepageQuery,
  isOpenToAll,
  loadFirstHall,
  sectorsQuery,
  useFairHome,
  useFirstHall,
} from '../home/use-fair-home.ts'
import { Wall } from '../home/wall.tsx'
import { loadOfferCounts } from '../use-offer-counts.ts'
import styles from './fair-home.module.css'

// No page waits for what is asked anew each minute.
const OnAir = lazyWithRetry(() => import('../home/on-air.tsx'))

/** `/`: the fairs, where there are several; a fair's own homepage under its slug, or where it is the only one. */
export default function FairHomePage() {
  const { salon } = useParams()
  const fairs = useFairs()
  const fair = useFair()
  const t = useWords('visit')
  const app = useWords('app')
  const { roles } = usePerson()
  if (!salon && fairs.length > 1) return <FairsHome fairs={inOrder(fairs)} />
  if (!fair)
    return (
      <div className={styles.wrap}>
        <EmptyState
          level={2}
          title={t('home.no_fair')}
          action={
            roles.includes('superAdmin') && (
              <ButtonLink href={fairPaths.fairCreate}>{app('screens.fairCreate')}</ButtonLink>
            )
          }
        >
          {t('home.no_fair_text')}
        </EmptyState>
      </div>
    )
  return <FairHome key={fair.id} fair={fair} />
}

function FairsHome({ fairs }: { fairs: PublicFair[] }) {
  const open = fairs.find(isOpenToAll)
  const { shown } = useFirstHall(open)
  return (
    <>
      <FairsHero fair={open} shown={shown} />
      <FairCards fairs={fairs} />
      <Suspense fallback={null}>
        <OnAir fairs={fairs} />
      </Suspense>
    </>
  )
}

function FairHome({ fair }: { fair: PublicFair }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const home = useFairHome(fair)
  const halls = useMemo(() => home.halls.filter(hall => hall.parent === null), [home.halls])
  const { text } = home.content
  const textIn = home.languages.text
  return (
    <>
      <Hero fair={fair} home={home} />
      <Now fair={fair} home={home} />
      {/* Taken over after what is seen first, in a step of its own. */}
      <Suspense>
        <div className={styles.wrap}>
          {halls.length > 0 && (
            <section className={styles.part} aria-labelledby="home-halls">
              <div className={styles.head}>
                <h2 id="home-halls">{t('home.halls_title', { count: halls.length })}</h2>
                <ButtonLink variant="ghost" iconAfter={ArrowRight} href={href(exhibitorPaths.exhibitorsList)}>
                  {t('home.all_in_list')}
                </ButtonLink>
              </div>
              <HallCards halls={halls} />
            </section>
          )}
          {text && (
            <section id="block-intro" className={styles.text}>
              <LanguageMark of={textIn} />
              <RichText html={text} {...(textIn && { lang: textIn })} />
            </section>
          )}
          <Sections fair={fair} home={home} />
          {!home.hasWall && fair.isExhibitorLogosHomepage && home.firms.length > 0 && (
            <section className={styles.part} aria-labelledby="home-logos">
              <h2 id="home-logos">{t('home.they_exhibit')}</h2>
              <Wall firms={home.firms} />
            </section>
          )}
        </div>
      </Suspense>
    </>
  )
}

export async function load({ api, queries, fair, salon }: LoadContext<PublicFair>): Promise<Head | null> {
  const fairs = await queries.ensureQueryData(callQuery(api, defaultFairs))
  if (!salon && fairs.length > 1) {
    const open = inOrder(fairs).find(isOpenToAll)
    if (open) await loadFirstHall(api, queries, open)
    return null
  }
  if (!fair) return null
  const { content, images } = await queries.ensureQueryData(homepageQuery(api, fair))
  if (isOpenToAll(fair)) {
    const has = (kind: SectionKind) => content.sections?.some(section => section.kind === kind)
    await Promise.all([
      loadFirstHall(api, queries, fair),
      queries.ensureQueryData(firmsQuery(api, fair)),
      loadOfferCounts(api, queries, fair),
      has('sectors') && queries.ensureQueryData(sectorsQuery(api, fair)),
      fair.isUsingConferenceModule && has('programme') && queries.ensureQueryData(programsOf(api, fair.id)),
    ])
  }
  return {
    title: fair.homepageJson.title || fair.name,
    description: fair.homepageJson.lead || fair.tagline || undefined,
    image: images.find(image => image.id === content.image)?.filePath ?? fair.logo?.filePath,
  }
}

export const head = (own: Head | null, t: (key: string) => string) =>
  own ?? { title: t('product'), noIndex: false }
