import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, ExternalLink } from 'lucide-react'
import { Suspense, useMemo, useRef } from 'react'
import { data, useLocation, useNavigate, useParams } from 'react-router'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import {
  type HallVisit,
  type VisitHall,
  type VisitStand,
  visitHall,
} from '#domain/halls/contract/hall-visit.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { boothOf, type Href, houseOf } from '#domain/halls/web/scene-data.ts'
import { useWalkers } from '#domain/presence/web/use-walkers.ts'
import { Walking } from '#domain/presence/web/walking.tsx'
import type { BoothScene, HallWalkers } from '#domain/scenes/contract/scene.ts'
import { BoothCard } from '#domain/scenes/web/booth-card.tsx'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { Faces } from '#domain/scenes/web/faces.tsx'
import { HallScene } from '#domain/scenes/web/hall-scene.tsx'
import { PresenceAnnouncer } from '#domain/scenes/web/presence-announcer.tsx'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import type { StageView } from '#domain/scenes/web/stage-view.ts'
import { isNarrowNow, useFace, useFaceKey } from '#domain/scenes/web/use-face.ts'
import { useLitStands } from '#domain/stands/web/presence/lit-stands.ts'
import { isGone, whileGone } from '#domain/stands/web/use-live-place.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import { fetchedAhead } from '#platform/web/screens/fetched-ahead.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { Head, LoadContext } from '#platform/web/screens/screen.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { firstHall } from '../first-place.ts'
import { FlatPlan } from '../flat-plan.tsx'
import { Legend } from '../legend.tsx'
import { LensSwitch } from '../lens/lens-switch.tsx'
import { HallLens, LensHead, LensList, useLens } from '../lens/use-lens.ts'
import { StandList } from '../stand-list.tsx'
import { loadOfferCounts, useWithOffers } from '../use-offer-counts.ts'
import styles from './hall.module.css'

// It comes with the news.
const Gone = lazyWithRetry(() => import('../gone.tsx'))

// Only phones draw it; until it is there they show the list that the server drew.
const { Drawn: StreetScene, ahead } = fetchedAhead(() => import('#domain/scenes/web/street-scene.tsx'))

/** A hall, walked through as a scene or read as a list. */
export default function HallPage() {
  const api = useApi()
  const refresh = useRefresh()
  const { id } = useParams()
  const fair = useCurrentFair()
  const { data: visit, error } = useSuspenseQuery({
    ...callQuery(api, visitHall, { params: { id: Number(id) } }),
    refetchInterval: whileGone,
  })
  const presence = usePresence(fair.id, `hall:${visit.hall.id}`, () => refresh(visitHall))
  const stands = useWithOffers(fair, useLitStands(visit.stands, presence))
  useRecorded('fair_halls', isGone(error) ? null : visit.hall.id, fair.id)
  return isGone(error) ? (
    <Suspense>
      <Gone what="hall" />
    </Suspense>
  ) : (
    <Hall visit={visit} stands={stands} />
  )
}

/** Unchanged stands keep their drawing: only the booth whose lamp changed is drawn anew. */
function useBooths(stands: VisitStand[], href: Href): BoothScene[] {
  const known = useRef(new Map<VisitStand, BoothScene>())
  const latest = useRef(href)
  latest.current = href
  return useMemo(
    () =>
      stands.map(stand => {
        const booth = known.current.get(stand) ?? boothOf(stand, latest.current)
        known.current.set(stand, booth)
        return booth
      }),
    [stands],
  )
}

/** Alone there one is not told so, nor drawn. */
function useHallWalkers({ fair, id }: VisitHall): HallWalkers | undefined {
  const count = useWalkers(fair)
  return useMemo(() => {
    const inHall = count?.('hall', id) ?? 0
    return count && inHall > 1 ? { inHall, atBooth: booth => count('stand', booth) } : undefined
  }, [count, id])
}

function Hall({ visit, stands }: { visit: HallVisit; stands: VisitStand[] }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const navigate = useNavigate()
  const words = useSceneWords()
  const { face, setFace, toggle } = useFace()
  useFaceKey(toggle)
  const { booth: left } = fieldsIn(useLocation().state)
  const lens = useLens()
  const onBooth = useRef<((booth: number) => void) | null>(null)
  const booths = useBooths(stands, href)
  const { hall } = visit
  const scene = useMemo(() => ({ ...houseOf(hall), booths }), [hall, booths])
  const place = { fair: hall.fair, hall: hall.id }
  const walkers = useHallWalkers(hall)
  const card = (booth: BoothScene, close: () => void) => (
    <BoothCard
      booth={booth}
      words={words}
      onClose={close}
      badge={(state, text) => <Badge tone={state}>{text}</Badge>}
      actions={<ButtonLink href={booth.href}>{words.visit}</ButtonLink>}
    />
  )
  const shared = {
    hall: scene,
    words,
    listHref: '?view=list',
    ...(lens.isOn
      ? {
          isNight: true,
          onVisit: ({ id }: BoothScene) => onBooth.current?.(id),
          over: (stage: StageView) => (
            <Suspense>
              <HallLens place={place} lens={lens} booths={booths} stage={stage} onBooth={onBooth} />
            </Suspense>
          ),
        }
      : { card, onVisit: (booth: BoothScene) => void navigate(booth.href) }),
    onToggleTwin: toggle,
    start: typeof left === 'number' ? left : null,
    walkers,
  }
  const title = <Title visit={visit} stands={stands} />
  const ways = <Ways visit={visit} />
  const isFree = (one: { free: number }) => one.free > 0
  const filter = <LensSwitch lens={lens} />
  const under = [
    hall.name === hall.letter ? t('scenes:scene.hall_letter', { letter: hall.letter }) : hall.name,
    t('lens.booths', { count: stands.length, free: stands.filter(isFree).length }),
  ].join(' · ')
  if (!stands.length)
    return (
      <div className={styles.list}>
        {title}
        <EmptyState
          title={t('hall.empty')}
          action={<ButtonLink href={href(visitPaths.fairVisitLobby)}>{t('hall.to_lobby')}</ButtonLink>}
        >
          {t('hall.empty_text')}
        </EmptyState>
        {ways}
      </div>
    )
  const free = (
    <Suspense>
      <LensList place={place} lens={lens} under={under} />
    </Suspense>
  )
  const head = (
    <Suspense>
      <LensHead place={place} lens={lens} under={under} />
    </Suspense>
  )
  const list = (
    <div className={styles.list}>
      <div className={styles.head}>
        {title}
        <FaceSwitch face={face} onChange={setFace} isFlat={!fair.is3DMaps} />
      </div>
      {hall.presentationImage && (
        <img className={styles.picture} src={hall.presentationImage} alt="" loading="lazy" />
      )}
      <div className={styles.filter}>{filter}</div>
      {lens.isOn ? free : <StandList stands={stands} />}
      {ways}
    </div>
  )
  if (face === 'scene' && !fair.is3DMaps)
    return (
      <div className={styles.list}>
        <div className={styles.head}>
          {title}
          <FaceSwitch face={face} onChange={setFace} isFlat />
        </div>
        <div className={styles.filter}>{filter}</div>
        {lens.isOn ? free : <FlatPlan stands={stands} />}
        {ways}
      </div>
    )
  const news = !lens.isOn && <PresenceAnnouncer booths={booths} words={words} />
  if (face === 'list')
    return (
      <>
        {news}
        {list}
      </>
    )
  const street = (
    <div className={styles.street}>
      <div className={styles.phoneHead}>
        {lens.isOn ? head : title}
        <FaceSwitch face={face} onChange={setFace} />
        {filter}
        {!lens.isOn && <Legend />}
      </div>
      <StreetScene {...shared} hall={lens.isOn ? { ...scene, booths: booths.filter(isFree) } : scene} />
      {ways}
    </div>
  )
  const wide = (
    <HallScene {...shared}>
      <div className={styles.over}>
        {lens.isOn ? (
          head
        ) : (
          <>
            {title}
            <Legend />
          </>
        )}
      </div>
      <div className={styles.tools}>
        <div className={styles.switches}>
          {filter}
          <FaceSwitch face={face} onChange={setFace} />
        </div>
        {ways}
      </div>
    </HallScene>
  )
  return (
    <>
      {news}
      <Faces wide={wide} phone={street} list={list} />
    </>
  )
}

function Title({ visit: { hall }, stands }: { visit: HallVisit; stands: VisitStand[] }) {
  const t = useWords('visit')
  const staffed = stands.filter(stand => stand.free + stand.busy > 0).length
  // An import may know nothing of a hall but its letter.
  const isNamed = hall.name !== hall.letter
  return (
    <div>
      <h1 className={styles.title} data-long={hall.name.length > 30 || undefined}>
        {isNamed ? hall.name : t('scenes:scene.hall_letter', { letter: hall.letter })}
      </h1>
      <p className={styles.counts}>
        {isNamed && `${t('scenes:scene.hall_letter', { letter: hall.letter })} · `}
        {t('scenes:scene.stands', { count: stands.length })} ·{' '}
        <b>{t('scenes:scene.staffed', { count: staffed })}</b>
      </p>
      <Walking fair={hall.fair} kind="hall" id={hall.id} />
    </div>
  )
}

/** The halls before and after, and those inside this one. */
function Ways({ visit: { hall, previous, next, subhalls } }: { visit: HallVisit }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const to = (id: number) => href(visitPaths.fairVisit, { id })
  const called = ({ letter, name }: VisitHall) =>
    name === letter ? t('scenes:scene.hall_letter', { letter }) : t('hall.named', { letter, name })
  return (
    <nav className={styles.ways} aria-label={t('hall.other_halls')}>
      {previous && (
        <ButtonLink variant="secondary" size="small" icon={ArrowLeft} href={to(previous.id)}>
          <span>{called(previous)}</span>
        </ButtonLink>
      )}
      {subhalls.map(one => (
        <ButtonLink key={one.id} variant="secondary" size="small" href={to(one.id)}>
          <span>{called(one)}</span>
        </ButtonLink>
      ))}
      {hall.link && (
        <ButtonLink variant="ghost" size="small" icon={ExternalLink} href={hall.link}>
          {t('hall.more')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="secondary" size="small" icon={ArrowRight} href={to(next.id)}>
          <span>{called(next)}</span>
        </ButtonLink>
      )}
    </nav>
  )
}

export async function load(context: LoadContext<PublicFair>) {
  const { api, queries, params } = context
  if (params.id === undefined) return firstHall(context)
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const [visit] = await Promise.all([
    queries.ensureQueryData(callQuery(api, visitHall, { params: { id } })),
    isNarrowNow() && ahead(),
  ])
  await underOwnFair(context, visitPaths.fairVisit, visit.hall.fair)
  if (context.fair) await loadOfferCounts(api, queries, context.fair)
  const names = visit.stands.slice(0, 12).map(stand => stand.name)
  return { title: visit.hall.name, description: names.join(', ') }
}

export const head = (own: Head | null) => own ?? { title: '' }
