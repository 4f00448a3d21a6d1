import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { CookieChoice } from '#domain/fairs/web/cookie-choice.ts'
import { withdrawSolicitation } from '#domain/jobs/contract/job-solicitation.ts'
import { changePool, readPool } from '#domain/jobs/contract/profile-calls.ts'
import { useDays } from '#domain/jobs/web/use-days.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  allowOrganizers,
  changeConsents,
  type LedgerEntry,
  type PrivacyLedger,
  readConsents,
  readPrivacyLedger,
} from '../../contract/consent.ts'
import { seenKinds } from '../../contract/evidence.ts'
import { useSeenWords } from '../card/use-seen-words.ts'
import styles from './own-ledger.module.css'

/** Which firm of which fair holds what of oneself, on what ground and how long; each is taken back beside it. */
export default function OwnLedger() {
  const t = useWords('leads')
  const browser = use(CookieChoice)
  const { data, error, refetch } = useQuery(callQuery(useApi(), readPrivacyLedger))
  return (
    <section className={styles.ledger} aria-labelledby="ledger">
      <h2 id="ledger">{t('ledger.title')}</h2>
      <p className={styles.lead}>{t('ledger.lead')}</p>
      {error && !data ? (
        <ErrorState title={t('ledger.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={6} />
      ) : data.length === 0 ? (
        <EmptyState isPlain title={t('ledger.empty')}>
          {t('ledger.empty_text')}
        </EmptyState>
      ) : (
        data.map(part => <OfFair key={part.fair.id} part={part} />)
      )}
      {browser && (
        <div className={styles.browser}>
          <h3>{t('ledger.browser')}</h3>
          <p className={styles.lead}>{t('ledger.browser_text')}</p>
          {browser}
        </div>
      )}
    </section>
  )
}

type Part = PrivacyLedger[number]

function OfFair({ part }: { part: Part }) {
  const t = useWords('leads')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const allow = (isAllowed: boolean) =>
    run(async () => {
      await api.call(allowOrganizers, { body: { fair: part.fair.id, isAllowed } })
      await refresh(readPrivacyLedger)
    })
  return (
    <div className={styles.fair}>
      <h3>{part.fair.name}</h3>
      <ul>
        {part.entries.map(entry => (
          <Entry key={entry.firm.id} entry={entry} fair={part.fair.id} />
        ))}
      </ul>
      {part.library && <InLibrary fair={part.fair} {...part.library} />}
      <SwitchField
        label={t('ledger.organizers', { fair: part.fair.name })}
        hint={t('ledger.organizers_hint')}
        isSelected={part.organizers !== null}
        isDisabled={isPending}
        onChange={allow}
      />
    </div>
  )
}

/** That the CV is in the library of a fair, to be left here as on its own page. */
function InLibrary({ fair, since, isOpen, profile }: { fair: Part['fair'] } & NonNullable<Part['library']>) {
  const t = useWords('leads')
  const days = useDays()
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const change = (isIn: boolean) =>
    run(async () => {
      await api.call(changePool, { params: { id: profile }, body: { fair: fair.id, isIn } })
      await refresh(readPrivacyLedger, readPool)
      toast.success(t('ledger.out_of_library', { fair: fair.name }))
    })
  return (
    <SwitchField
      label={t('ledger.library', { fair: fair.name })}
      hint={t(isOpen ? 'ledger.library_since' : 'ledger.library_closed', { day: days.day(since) })}
      isSelected
      isDisabled={isPending}
      onChange={change}
    />
  )
}

type LedgerLine = {
  key: string
  what: string
  ground: string
  take?: { label: string; act: () => Promise<unknown> }
}

/** What one firm holds, line by line: what, on what ground, and how it goes. */
function useLedgerLines(entry: LedgerEntry, fair: number): LedgerLine[] {
  const t = useWords('leads')
  const days = useDays()
  const api = useApi()
  const at = (moment: string) => ({ day: days.day(moment) })
  const seen = useSeenWords()
  const list = new Intl.ListFormat(useLocale())
  const done = seenKinds.flatMap(kind => {
    const count = entry.seen[kind]
    return count ? [t(`ledger.seen.${kind}`, { count })] : []
  })
  const firm = entry.firm.id
  const change = (what: { card?: boolean; visits?: boolean }) =>
    api.call(changeConsents, { body: { fair, firm, way: 'account', ...what } })
  return [
    ...(entry.card
      ? [
          {
            key: 'card',
            what: t('ledger.card'),
            ground: t('ledger.agreed', at(entry.card)),
            take: { label: t('ledger.take_card'), act: () => change({ card: false }) },
          },
        ]
      : []),
    ...(entry.scannedAt
      ? [{ key: 'scan', what: t('ledger.scan'), ground: t('ledger.scanned', at(entry.scannedAt)) }]
      : []),
    ...(entry.visits
      ? [
          {
            key: 'visits',
            what: done.length ? t('ledger.visits', { what: list.format(done) }) : t('ledger.visits_none'),
            ground: t('ledger.agreed_visits', { ...at(entry.visits), what: seen(entry.seesKept) }),
            take: { label: t('ledger.take_visits'), act: () => change({ visits: false }) },
          },
        ]
      : []),
    ...(entry.conversationSince
      ? [
          {
            key: 'conversation',
            what: t('ledger.conversation'),
            ground: t('ledger.wrote', at(entry.conversationSince)),
          },
        ]
      : []),
    ...(entry.callsSince
      ? [
          {
            key: 'calls',
            what: t('ledger.calls', { count: entry.calls }),
            ground: t('ledger.called', at(entry.callsSince)),
          },
        ]
      : []),
    ...(entry.talksSince
      ? [
          {
            key: 'queue',
            what: t('ledger.queue', { count: entry.talks }),
            ground: t('ledger.received', at(entry.talksSince)),
          },
        ]
      : []),
    ...entry.applications.map(({ id, title, at: sent, keptUntil }) => ({
      key: `application ${id}`,
      what: t('ledger.application', { title }),
      ground: keptUntil
        ? t('ledger.applied_until', { ...at(sent), until: days.day(keptUntil) })
        : t('ledger.applied', at(sent)),
      take: {
        label: t('ledger.take_application'),
        act: () => api.call(withdrawSolicitation, { params: { id } }),
      },
    })),
    ...entry.cvReaders.map(({ name, at: read, purpose }) => ({
      key: `cv ${name} ${purpose}`,
      what: t(purpose === 'list' ? 'ledger.cv_list' : 'ledger.cv', { name: name || t('ledger.somebody') }),
      ground: days.day(read),
    })),
    ...(entry.noteCount
      ? [
          {
            key: 'notes',
            what: t('ledger.notes', { count: entry.noteCount }),
            ground: t('ledger.notes_ground'),
          },
        ]
      : []),
    ...(entry.contactSince && !entry.card
      ? [
          {
            key: 'contact',
            what: t('ledger.contact'),
            ground: t('ledger.contact_ground', at(entry.contactSince)),
            take: { label: t('ledger.take_contact'), act: () => change({ card: false }) },
          },
        ]
      : []),
  ]
}

function Entry({ entry, fair }: { entry: LedgerEntry; fair: number }) {
  const t = useWords('leads')
  const days = useDays()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const lines = useLedgerLines(entry, fair)
  const [asked, ask] = useState<LedgerLine | null>(null)
  const firm = entry.firm.name
  const take = ({ take }: LedgerLine) =>
    run(async () => {
      await take?.act()
      ask(null)
      await refresh(readPrivacyLedger, readConsents)
      toast.success(t('ledger.taken', { firm }))
    })
  return (
    <li className={styles.entry}>
      <h4>{firm}</h4>
      {lines.map(one => (
        <div key={one.key} className={styles.line}>
          <p>
            <b>{one.what}</b>
            <small>{one.ground}</small>
          </p>
          {one.take && (
            <Button variant="secondary" size="small" isDisabled={isPending} onPress={() => ask(one)}>
              {one.take.label}
            </Button>
          )}
        </div>
      ))}
      {entry.exportedAt && (
        <p className={styles.told}>
          {t(entry.withdrawnAt ? 'ledger.exported_told' : 'ledger.exported', {
            firm,
            day: days.day(entry.exportedAt),
          })}
        </p>
      )}
      {entry.withdrawnAt && (
        <p className={styles.told}>{t('ledger.withdrawn', { firm, day: days.day(entry.withdrawnAt) })}</p>
      )}
      {entry.keptUntil && (
        <p className={styles.told}>{t('ledger.kept', { day: days.day(entry.keptUntil) })}</p>
      )}
      <Confirm
        isOpen={asked !== null}
        onOpenChange={isOpen => !isOpen && ask(null)}
        title={asked?.take ? t('ledger.ask', { what: asked.take.label, firm }) : ''}
        confirmLabel={asked?.take?.label ?? ''}
        isPending={isPending}
        onConfirm={() => asked && take(asked)}
      >
        {t(
          asked?.key === 'visits'
            ? 'ledger.ask_visits'
            : asked?.key.startsWith('application')
              ? 'ledger.ask_application'
              : 'ledger.ask_card',
          { firm },
        )}
      </Confirm>
    </li>
  )
}
