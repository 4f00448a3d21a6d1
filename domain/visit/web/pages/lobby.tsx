import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { programsOf } from '#domain/conferences/web/program/use-programs.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { hasLiveContact, mayBeEntered } from '#domain/fairs/contract/statuses.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { doorOf } from '#domain/halls/web/scene-data.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { Walking } from '#domain/presence/web/walking.tsx'
import type { LobbyScene as LobbyRecord } from '#domain/scenes/contract/scene.ts'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { Faces } from '#domain/scenes/web/faces.tsx'
import { LobbyScene } from '#domain/scenes/web/lobby-scene.tsx'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import type { LobbyStageView } from '#domain/scenes/web/stage-view.ts'
import { isNarrowNow, useFace, useFaceKey } from '#domain/scenes/web/use-face.ts'
import { useLitHalls } from '#domain/stands/web/presence/lit-stands.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import { fetchedAhead } from '#platform/web/screens/fetched-ahead.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Moment } from '#platform/web/screens/moment.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { Legend } from '../legend.tsx'
import { LensSwitch } from '../lens/lens-switch.tsx'
import { LensHead, LensList, LobbyLens, useLens } from '../lens/use-lens.ts'
import { useLobbyStage } from '../lobby/use-lobby-stage.ts'
import { loadSectorWays, SectorWays } from '../sector-ways.tsx'
import { useGallery } from '../use-gallery.ts'
import { loadOfferCounts, useOfferCounts } from '../use-offer-counts.ts'
import styles from './lobby.module.css'

// Only phones draw it; until it is there they show the list that the server drew.
const { Drawn: LobbyPhone, ahead } = fetchedAhead(() => import('#domain/scenes/web/lobby-phone.tsx'))

// Who has chosen it waits for it; its look comes with the document (`drawnParts`), since the server draws it for phones.
const { Drawn: LobbyList, ahead: listAhead } = fetchedAhead(() => import('../lobby/lobby-list.tsx'))

// Known to the browser alone, by its clock.
const StageNow = lazyWithRetry(() => import('../lobby/stage-now.tsx'))

// Only who is logged in has one.
const YourDay = lazyWithRetry(() => import('../lobby/your-day.tsx'))

/** Where one arrives: the doors of the halls, and the other places of the fair. */
export default function LobbyPage() {
  const t = useWords('visit')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const words = useSceneWords()
  const { face: chosen, setFace, toggle } = useFace()
  // The list may have to be fetched: the scene stays until then.
  const face = useDeferredValue(chosen)
  useFaceKey(toggle)
  const { from, turnTo } = useGallery()
  const lens = useLens()
  const refresh = useRefresh()
  useRecorded('fairs', fair.id, fair.id)
  const { data: all } = useSuspenseQuery(callQuery(api, visitHalls, { query: { fair: fair.id } }))
  const lit = useLitHalls(
    all,
    usePresence(fair.id, `fair:${fair.id}`, () => refresh(visitHalls)),
  )
  const offers = useOfferCounts(fair)
  const { stage, tell } = useLobbyStage(fair)
  const { status } = usePerson()
  const isKnown = status === 'known'
  // Once the page is there, so that the list is when it is asked for.
  useEffect(() => void listAhead().catch(() => {}), [])
  const halls = lit.filter(hall => hall.parent === null)
  const isToCome = !mayBeEntered(fair.status.id)
  if (!halls.length)
    return (
      <div className={styles.list}>
        <Greeting />
        <div className={styles.empty}>
          <EmptyState
            title={t(isToCome ? 'lobby.empty' : 'lobby.no_halls')}
            action={
              isToCome ? (
                <ButtonLink href={href('/')}>{t('lobby.to_home')}</ButtonLink>
              ) : (
                <ButtonLink href={href(exhibitorPaths.exhibitorsList)}>
                  {t('lobby.all_exhibitors')}
                </ButtonLink>
              )
            }
          >
            {t(isToCome ? 'lobby.empty_text' : 'lobby.no_halls_text')}
          </EmptyState>
        </div>
      </div>
    )
  const lobby: LobbyRecord = {
    doors: halls.map(hall => doorOf(hall, href)),
    ...(stage && { conferences: stage.drawn }),
    ...(offers?.total && {
      jobs: { href: href(jobPaths.jobsList), count: offers.total, fresh: offers.today },
    }),
    desk: { href: href(fairPaths.contact), free: 0 },
    colors: halls.map(hall => hall.color),
  }
  const follow = (to: string) => void navigate(to)
  const place = { fair: fair.id }
  const filter = <LensSwitch lens={lens} />
  const head = (
    <Suspense>
      <LensHead place={place} lens={lens} under={fair.name} />
    </Suspense>
  )
  const day = isKnown && fair.isUsingConferenceModule && !lens.isOn && (
    <Suspense>
      <YourDay fair={fair} />
    </Suspense>
  )
  const free = (
    <Suspense>
      <LensList place={place} lens={lens} under={fair.name} halls={all} />
    </Suspense>
  )
  const list = (
    <div className={styles.list}>
      <div className={styles.head}>
        <Greeting />
        {fair.is3DMaps && <FaceSwitch face={face} onChange={setFace} />}
      </div>
      <div className={styles.filter}>{filter}</div>
      {lens.isOn ? free : <LobbyList halls={halls} rows={stage?.rows ?? []} />}
      {/* It comes late: what has been drawn stays where it is. */}
      {day && <div className={styles.listDay}>{day}</div>}
      <p className={styles.more}>
        <Link to={href(exhibitorPaths.exhibitorsList)}>{t('lobby.all_exhibitors')}</Link>{' '}
        {stage && <Link to={href(conferencePaths.conferenceViewRooms)}>{t('centre.title')}</Link>}{' '}
        {lobby.jobs && <Link to={lobby.jobs.href}>{words.jobs}</Link>}{' '}
        <Link to={href(fairPaths.contact)}>{t('lobby.desk')}</Link>
      </p>
      <SectorWays />
    </div>
  )
  const now = stage && hasLiveContact(fair.status.id) && status !== 'unknown' && (
    <Suspense>
      <StageNow fair={fair} onChange={tell} />
    </Suspense>
  )
  if (face === 'list' || !fair.is3DMaps)
    return (
      <>
        {now}
        {list}
      </>
    )
  const phone = lens.isOn ? (
    list
  ) : (
    <LobbyPhone lobby={lobby} words={words} onFollow={follow}>
      <div className={styles.phoneHead}>
        <Greeting />
        <FaceSwitch face={face} onChange={setFace} />
        {filter}
      </div>
      {day && <div className={styles.phoneDay}>{day}</div>}
    </LobbyPhone>
  )
  const over = lens.isOn
    ? (stage: LobbyStageView) => (
        <Suspense>
          <LobbyLens fair={fair.id} lens={lens} halls={halls} stage={stage} />
        </Suspense>
      )
    : undefined
  const wide = (
    <LobbyScene
      lobby={lobby}
      words={words}
      onFollow={follow}
      from={from}
      onTurn={turnTo}
      isNight={lens.isOn}
      over={over}
    >
      <div className={styles.over}>
        {lens.isOn ? (
          head
        ) : (
          <>
            <Greeting />
            <Legend />
          </>
        )}
      </div>
      <div className={styles.tools}>
        {filter}
        <FaceSwitch face={face} onChange={setFace} />
      </div>
      {day && <div className={styles.day}>{day}</div>}
    </LobbyScene>
  )
  return (
    <>
      {now}
      <Faces wide={wide} phone={phone} list={list} />
      <SectorWays />
    </>
  )
}

function Greeting() {
  const t = useWords('visit')
  const locale = useLocale()
  const fair = useCurrentFair()
  const { user } = usePerson()
  const now = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: fair.timeZone,
  })
  return (
    <div>
      <p className={styles.when}>
        <Moment>{now.format(new Date())}</Moment>
      </p>
      <h1 className={styles.hello}>
        {user ? t('lobby.hello', { name: `${user.firstName} ${user.lastName}` }) : t('lobby.welcome')}
      </h1>
      <Walking fair={fair.id} kind="fair" id={fair.id} />
    </div>
  )
}

export const load = ({ api, queries, fair }: LoadContext<PublicFair>) =>
  fair
    ? Promise.all([
        queries.ensureQueryData(callQuery(api, visitHalls, { query: { fair: fair.id } })),
        loadOfferCounts(api, queries, fair),
        fair.isUsingConferenceModule && queries.ensureQueryData(programsOf(api, fair.id)),
        ...loadSectorWays(api, queries, fair),
        isNarrowNow() && ahead(),
      ])
    : Promise.resolve(null)
