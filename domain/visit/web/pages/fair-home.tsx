import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight, Building2, DoorOpen } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { defaultFairs, type PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useFair, useFairs, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { FairDates } from '#domain/fairs/web/fair-dates.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { useRegistrationLinks } from '#domain/identity/web/registration-links.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { AsServed } from '#platform/web/screens/as-served.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Lamp } from '#platform/web/ui/lamp.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { visitPaths } from '../../contract/paths.ts'
import { type HallVisit, visitHall, visitHalls } from '../../contract/visit.ts'
import { FairCards } from '../fair-cards.tsx'
import { HallCards } from '../hall-cards.tsx'
import { MarkSvg } from '../scene/mark.tsx'
import { boothOf } from '../scene-data.ts'
import styles from './fair-home.module.css'

const HallPicture = lazy(() => import('../hall-picture.tsx'))

/** `/`: the fairs, where there are several; a fair's own homepage under its slug, or where it is the only one. */
export default function FairHomePage() {
  const { salon } = useParams()
  const fairs = useFairs()
  const fair = useFair()
  const t = useWords('visit')
  if (!salon && fairs.length > 1) return <FairCards fairs={fairs} />
  if (!fair)
    return (
      <div className={styles.wrap}>
        <EmptyState level={2} title={t('home.no_fair')}>
          {t('home.no_fair_text')}
        </EmptyState>
      </div>
    )
  return <FairHome fair={fair} />
}

const isEntered = (fair: PublicFair) => fair.status.id === 2 || fair.status.id === 3

function FairHome({ fair }: { fair: PublicFair }) {
  const t = useWords('visit')
  const api = useApi()
  const href = useSalonHref()
  const { status } = usePerson()
  const register = useRegistrationLinks()
  const { data: halls } = useSuspenseQuery(callQuery(api, visitHalls, { query: { fair: fair.id } }))
  const first = halls.find(hall => hall.parent === null)
  const { data: shown } = useQuery({
    ...callQuery(api, visitHall, { params: { id: first?.id ?? 0 } }),
    enabled: Boolean(first),
  })
  const words = fair.homepageJson
  const lit = halls.reduce((sum, hall) => sum + hall.lit, 0)
  const stands = halls.reduce((sum, hall) => sum + hall.stands, 0)
  return (
    <>
      <section className={styles.hero}>
        {shown && shown.stands.length > 0 && (
          <AsServed of={shown} className={styles.scene}>
            <Suspense>
              <HallPicture visit={shown} />
            </Suspense>
          </AsServed>
        )}
        <div className={styles.words}>
          <FairDates fair={fair} />
          <h1 className={styles.title}>{words.title || fair.name}</h1>
          {(words.lead || fair.tagline) && <p className={styles.lead}>{words.lead || fair.tagline}</p>}
          <div className={styles.ways}>
            {isEntered(fair) && (fair.isPublicAccess || status === 'known') && (
              <ButtonLink size="big" icon={ArrowRight} href={href(visitPaths.fairVisitLobby)}>
                {t('home.enter')}
              </ButtonLink>
            )}
            {isEntered(fair) && !fair.isPublicAccess && status !== 'known' && (
              <ButtonLink size="big" href="/login">
                {t('home.login_to_enter')}
              </ButtonLink>
            )}
            {status !== 'known' && register.visitor && (
              <ButtonLink size="big" variant="secondary" href={register.visitor}>
                {t('home.register')}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
      {isEntered(fair) && fair.isShowingCounters && stands > 0 && (
        <div className={styles.now}>
          <Link to={href(visitPaths.fairVisitLobby)}>
            <span>
              <Lamp isLit={lit > 0} /> {t('home.now')}
            </span>
            <b>{lit > 0 ? t('home.lit', { count: lit }) : t('home.none_lit')}</b>
          </Link>
          <Link to={href(exhibitorPaths.exhibitorsList)}>
            <span>
              <Icon of={Building2} size="small" /> {t('home.exhibiting')}
            </span>
            <b>{t('home.exhibitors', { count: fair.firmCount })}</b>
          </Link>
          <Link to={href(visitPaths.fairVisitLobby)}>
            <span>
              <Icon of={DoorOpen} size="small" /> {t('home.to_walk')}
            </span>
            <b>{t('scene.halls', { count: halls.length })}</b>
          </Link>
        </div>
      )}
      <div className={styles.wrap}>
        {halls.length > 0 && (
          <section className={styles.part} aria-labelledby="home-halls">
            <div className={styles.head}>
              <h2 id="home-halls">{t('home.halls_title', { count: halls.length })}</h2>
              <ButtonLink variant="ghost" icon={ArrowRight} href={href(exhibitorPaths.exhibitorsList)}>
                {t('home.all_in_list')}
              </ButtonLink>
            </div>
            <HallCards halls={halls.filter(hall => hall.parent === null)} />
          </section>
        )}
        {fair.isExhibitorLogosHomepage && shown && shown.stands.length > 0 && <LogoWall visit={shown} />}
        {words.text && (
          <section className={styles.text}>
            <RichText html={words.text} />
          </section>
        )}
      </div>
    </>
  )
}

function LogoWall({ visit }: { visit: HallVisit }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const booths = useMemo(() => visit.stands.slice(0, 24).map(stand => boothOf(stand, href)), [visit, href])
  return (
    <section className={styles.part} aria-labelledby="home-logos">
      <h2 id="home-logos">{t('home.they_exhibit')}</h2>
      <ul className={styles.wall}>
        {booths.map(booth => (
          <li key={booth.id}>
            <Link to={booth.href} aria-label={booth.name} title={booth.name}>
              <MarkSvg of={booth} size={46} />
              {booth.free > 0 && <Lamp isLit />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export async function load({ api, queries, fair, salon }: LoadContext<PublicFair>) {
  const fairs = await queries.ensureQueryData(callQuery(api, defaultFairs))
  if (!fair || (!salon && fairs.length > 1)) return null
  const halls = await queries.ensureQueryData(callQuery(api, visitHalls, { query: { fair: fair.id } }))
  const first = halls.find(hall => hall.parent === null)
  if (first) await queries.ensureQueryData(callQuery(api, visitHall, { params: { id: first.id } }))
  return { fair }
}

export const head = (loaded: { fair: PublicFair } | null, t: (key: string) => string) =>
  loaded
    ? {
        title: loaded.fair.homepageJson.title || loaded.fair.name,
        description: loaded.fair.homepageJson.lead || loaded.fair.tagline || undefined,
        ...(loaded.fair.logo && { image: loaded.fair.logo.filePath }),
      }
    : { title: t('product'), noIndex: false }
