import { useQuery } from '@tanstack/react-query'
import { DoorClosed, DoorOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useNow } from '#domain/calls/web/clock.ts'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { useOwnStands } from '#domain/messaging/web/inbox/use-own-stands.ts'
import { ownPresence } from '#domain/presence/contract/presence.ts'
import { useLivePlace } from '#domain/stands/web/use-live-place.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { waitingPaths } from '../../contract/paths.ts'
import { type QueuePlaces, queuePlaces } from '../../contract/queue.ts'
import { Receivers, Recent } from '../team/beside.tsx'
import styles from '../team/team.module.css'
import { useKeptFocus } from '../team/use-kept-focus.ts'
import { useReceiving } from '../team/use-receiving.ts'
import { WaitingRow } from '../team/waiting-row.tsx'

type Stand = ReturnType<typeof useOwnStands>['stands'][number]

const minute = 60_000
const nameOf = ({ number, name }: Stand) => [number, name].filter(Boolean).join(' · ')

/** The queue of a booth, for those who receive there. */
export default function StandQueuePage() {
  const t = useWords('waiting')
  const { id } = useParams()
  const { stands, awaited } = useOwnStands()
  if (awaited) return <LoadState of={awaited} shape="rows" count={6} />
  const stand = id === undefined ? stands[0] : stands.find(one => one.id === Number(id))
  return (
    <div className={styles.page}>
      {stand ? (
        <QueueOf key={stand.id} stand={stand} stands={stands} />
      ) : (
        <EmptyState level={1} title={t('team.no_booth')} action={<AskOrganizer />}>
          {t('team.no_booth_text')}
        </EmptyState>
      )}
    </div>
  )
}

function QueueOf({ stand, stands }: { stand: Stand; stands: Stand[] }) {
  const t = useWords('waiting')
  const api = useApi()
  const refresh = useRefresh()
  const { id } = stand
  const query = callQuery(api, queuePlaces, { params: { id } })
  // Whoever receives is seen as busy, here and in their own menu.
  useLive(`queue:${id}`, () => refresh(queuePlaces, ownPresence))
  useLivePlace(`stand:${id}`, queuePlaces)
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: minute,
  })
  if (!data) return <LoadState of={{ error, refetch }} failed={t('team.failed')} shape="rows" count={6} />
  return <Shown queue={data} readAt={dataUpdatedAt} stand={stand} stands={stands} />
}

type ShownProps = { queue: QueuePlaces; readAt: number; stand: Stand; stands: Stand[] }

function Shown({ queue, readAt, stand, stands }: ShownProps) {
  const t = useWords('waiting')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const now = useNow()
  const receiving = useReceiving(stand.id, fair.id)
  const waiting = queue.places.filter(({ state }) => state === 'waiting')
  const { user } = usePerson()
  const isReceiving = queue.places.some(({ contact }) => contact?.id === user?.id)
  useOpenWhoComes(stand.id, queue)
  const kept = useKeptFocus<HTMLOListElement, HTMLHeadingElement>()
  return (
    <>
      <PageTitle
        before={[stand.name, stand.number && t('scenes:scene.stand_number', { number: stand.number })]
          .filter(Boolean)
          .join(' · ')}
        title={t(waiting.length ? 'team.title' : 'team.title_nobody', { count: waiting.length })}
        actions={
          <div className={styles.tools}>
            {stands.length > 1 && (
              <SelectField
                label={t('team.booth')}
                options={stands.map(one => ({ id: String(one.id), label: nameOf(one) }))}
                value={String(stand.id)}
                onChange={id => id && void navigate(href(waitingPaths.standQueue, { id }))}
              />
            )}
            <OpenOrClose queue={queue} receiving={receiving} count={waiting.length} />
          </div>
        }
      />
      <span className="visually-hidden" role="status">
        {t(waiting.length ? 'team.title' : 'team.title_nobody', { count: waiting.length })}
      </span>
      <div className={styles.body}>
        <div className={styles.figures}>
          <QueueFigures queue={queue} first={waiting[0]} now={now} />
        </div>
        <div className={styles.columns}>
          <section aria-labelledby="queue-order">
            <h2 id="queue-order" ref={kept.above} tabIndex={-1} className={styles.part}>
              {t('team.order')}
            </h2>
            {queue.places.length === 0 ? (
              <EmptyState title={t(queue.isOpen ? 'team.title_nobody' : 'team.is_closed')}>
                {t(queue.isOpen ? 'team.nobody_text' : 'team.is_closed_text')}
              </EmptyState>
            ) : (
              <>
                <div className={styles.heads} aria-hidden="true">
                  <span />
                  <span>{t('team.person')}</span>
                  <span>{t('reason.about')}</span>
                  <span>{t('team.since')}</span>
                  <span />
                </div>
                <ol {...kept.list}>
                  {queue.places.map(place => (
                    <WaitingRow
                      key={place.id}
                      place={{ ...place, until: readAt + place.calledFor }}
                      rank={place.state === 'waiting' ? waiting.indexOf(place) + 1 : null}
                      stand={stand.id}
                      ways={queue.ways}
                      isReceiving={isReceiving}
                      now={now}
                      receiving={receiving}
                    />
                  ))}
                </ol>
                <p className={styles.note}>{t('team.kept')}</p>
              </>
            )}
          </section>
          <section>
            <Receivers queue={queue} now={now} />
            <Recent recent={queue.recent.slice(0, 3)} />
          </section>
        </div>
      </div>
    </>
  )
}

/** Whom one has called in writing and who comes is spoken with at once, in the inbox. */
function useOpenWhoComes(stand: number, queue: QueuePlaces) {
  const href = useSalonHref()
  const navigate = useNavigate()
  const { user } = usePerson()
  const expected = useRef<number>(undefined)
  useEffect(() => {
    const own = queue.places.find(({ contact, way }) => contact?.id === user?.id && way === 'chat')
    const { conversation } = own ?? {}
    if (own?.state === 'talking' && own.id === expected.current && conversation)
      void navigate(href(messagingPaths.standInbox, { id: stand, conversation }))
    expected.current = own?.state === 'called' ? own.id : undefined
  })
}

function QueueFigures({
  queue: { talk, served, missed },
  first,
  now,
}: {
  queue: QueuePlaces
  first: QueuePlaces['places'][number] | undefined
  now: number
}) {
  const t = useWords('waiting')
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), { timeStyle: 'short' })
  const minutes = (milliseconds: number) =>
    t('team.minutes', { count: Math.max(0, Math.round(milliseconds / minute)) })
  return (
    <Figures>
      <Figure
        label={t('team.first_waits')}
        value={first ? minutes(now - Date.parse(first.takenAt)) : '–'}
        {...(first && { sentence: t('team.first_since', { time: time.format(new Date(first.takenAt)) }) })}
      />
      <Figure
        label={t('team.talk_lasts')}
        value={talk ? minutes(talk.seconds * 1_000) : '–'}
        sentence={talk ? t('team.median', { count: talk.talks }) : t('team.too_few')}
      />
      <Figure
        label={t('team.served')}
        value={served}
        sentence={t(missed ? 'team.missed' : 'team.none_missed', { count: missed })}
      />
    </Figures>
  )
}

function OpenOrClose({
  queue,
  receiving,
  count,
}: {
  queue: QueuePlaces
  receiving: ReturnType<typeof useReceiving>
  count: number
}) {
  const t = useWords('waiting')
  const { run, isPending } = useAction()
  const [isAsking, ask] = useState(false)
  if (!queue.isOpen)
    return (
      <Button icon={DoorOpen} isPending={isPending} onPress={() => run(receiving.open)}>
        {t('team.open')}
      </Button>
    )
  const close = () =>
    run(async () => {
      await receiving.close()
      ask(false)
      toast.success(t('team.closed'))
    })
  return (
    <>
      <Button variant="secondary" icon={DoorClosed} onPress={() => ask(true)}>
        {t('team.close')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('team.close_title')}
        confirmLabel={t('team.close')}
        isPending={isPending}
        onConfirm={close}
      >
        <p>{t(count ? 'team.close_text' : 'team.close_text_nobody', { count })}</p>
      </Confirm>
    </>
  )
}
