import { ArrowLeft, CircleHelp, Clock, Eye } from 'lucide-react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import frame from '#platform/web/ui/desk.module.css'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isAnswer, solicitationStatus } from '../../../contract/choices.ts'
import { revealSolicitation } from '../../../contract/job-solicitation.ts'
import type { SolicitationCard } from '../../../contract/solicitation-list.ts'
import { solicitationList } from '../../../contract/solicitation-list.ts'
import { AskReason } from '../../profile/ask-reason.tsx'
import { CvView } from '../../profile/cv-view.tsx'
import { OpenFile } from '../../profile/open-file.tsx'
import { useDays } from '../../use-days.ts'
import { SolicitationSteps } from '../solicitation-steps.tsx'
import { type AnswerDraft, AnswerForm } from './answer-form.tsx'
import styles from './desk.module.css'
import { DeskInterviews } from './desk-interviews.tsx'
import { useDeskName } from './desk-name.ts'
import { FirmNotes } from './firm-notes.tsx'
import { SentMatch } from './sent-match.tsx'
import { noTimes } from './time-fields.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { type Opened, useOpened } from './use-opened.ts'

type Props = { row: SolicitationCard; back: string }

/** One application, read beside its list: what was sent, how it fits, what the firm notes, and its answer. */
export function DeskReader({ row, back }: Props) {
  const t = useWords('jobs')
  const name = useDeskName()(row)
  const opened = useOpened(row.id, row.status === solicitationStatus.notRead)
  const { data, error } = opened
  return (
    <section className={frame.reader} aria-label={name}>
      <div className={frame.back}>
        <ButtonLink variant="ghost" size="small" icon={ArrowLeft} href={back}>
          {t('recruiting.back')}
        </ButtonLink>
      </div>
      <p role="status" className="visually-hidden">
        {t('recruiting.opened', { name })}
      </p>
      {error instanceof ProblemError && error.problem.errors?.reason ? (
        <>
          <div className={frame.who}>
            <h2>{name}</h2>
            <p>{row.job.title}</p>
          </div>
          <AskReason onSay={opened.reason} />
        </>
      ) : error ? (
        <ErrorState title={t('recruiting.read_failed')} onRetry={() => void opened.refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="lines" count={8} />
      ) : data.sent === null || row.status === null ? (
        <Gone row={row} />
      ) : (
        <Read key={row.id} row={row} opened={opened} />
      )}
    </section>
  )
}

function Gone({ row }: { row: SolicitationCard }) {
  const t = useWords('jobs')
  const days = useDays()
  if (row.erasedAt)
    return (
      <EmptyState isPlain title={t('recruiting.erased_on', { day: days.day(row.erasedAt) })}>
        {t('recruiting.erased_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      isPlain
      title={
        row.withdrawnAt
          ? t('recruiting.withdrawn_on', { day: days.day(row.withdrawnAt) })
          : t('recruiting.emptied')
      }
    >
      {t('recruiting.withdrawn_text')}
    </EmptyState>
  )
}

function Read({ row, opened }: { row: SolicitationCard; opened: Opened }) {
  const t = useWords('jobs')
  const days = useDays()
  const { solicitation, sent, steps } = opened.data ?? {}
  const name = useDeskName()(row)
  if (!solicitation || !sent) return null
  const isOpen = !isAnswer(solicitation.status)
  const isLate = row.isPromised && days.daysUntil(row.answerDueAt) < 0
  const due = row.isPromised ? (isLate ? 'was_due' : 'due') : 'wished'
  const file = sent.cv && !row.withdrawnAt && row.isRecruited ? sent.cv.id : null
  return (
    <>
      <header className={frame.head}>
        {row.person ? (
          <Avatar name={name} face={{ id: row.person.id }} size={72} />
        ) : (
          <span className={styles.noFace} data-big>
            <Icon of={CircleHelp} />
          </span>
        )}
        <div className={frame.who}>
          <h2>{name}</h2>
          <p lang={sent.locale}>
            {sent.title} <LanguageMark of={sent.locale} />
          </p>
          <p className={frame.contact}>
            {sent.email && <a href={`mailto:${sent.email}`}>{sent.email}</a>}
            {sent.phone && <a href={`tel:${sent.phone}`}>{sent.phone}</a>}
          </p>
        </div>
        {isOpen && (
          <p className={styles.due} data-late={isLate || undefined}>
            <Icon of={Clock} size="small" />
            {t(`recruiting.${due}`, { day: days.day(row.answerDueAt) })}
          </p>
        )}
      </header>
      {!row.person && <Nameless row={row} opened={opened} />}
      <Answering row={row} opened={opened} name={name} />
      <div className={frame.text}>
        <div className={styles.main}>
          {solicitation.motivation && (
            <section>
              <h3>{t('recruiting.motivation')}</h3>
              <p className={styles.motivation}>{solicitation.motivation}</p>
            </section>
          )}
          <CvView
            cv={{ ...sent, title: null }}
            lang={sent.locale}
            {...(file !== null && {
              file: <OpenFile id={file} label={t('recruiting.open_file')} before={opened.lookAgain} />,
            })}
          />
        </div>
        <div className={styles.side}>
          <DeskInterviews
            interviews={opened.interviews}
            name={name}
            isOwn={row.isRecruited}
            onChange={opened.met}
          />
          {row.match && <SentMatch match={row.match} />}
          {row.isRecruited && row.profile !== null && (
            <section>
              <h3>{t('recruiting.notes')}</h3>
              <FirmNotes fair={row.fair} profile={row.profile} treatment={row.treatment} />
            </section>
          )}
          <section>
            <h3>{t('recruiting.steps')}</h3>
            <SolicitationSteps steps={steps ?? []} />
          </section>
        </div>
      </div>
    </>
  )
}

/** Who it is is asked for once; the candidate sees that it was. Of somebody who is leaving it is not told. */
function Nameless({ row, opened }: { row: SolicitationCard; opened: Opened }) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const reveal = () =>
    run(async () => {
      await api.call(revealSolicitation, { params: { id: row.id } })
      await opened.readAgain()
      await refresh(solicitationList)
      toast.success(t('recruiting.revealed'))
    })
  if (!row.isAnonymous) return <p className={styles.reveal}>{t('recruiting.leaving_text')}</p>
  if (!row.isRecruited) return null
  return (
    <div className={styles.reveal}>
      <p>{t('recruiting.reveal_text')}</p>
      <Button variant="secondary" icon={Eye} isPending={isPending} onPress={reveal}>
        {t('recruiting.reveal')}
      </Button>
    </div>
  )
}

const states = [
  solicitationStatus.read,
  solicitationStatus.rejected,
  solicitationStatus.contactDone,
  solicitationStatus.proposal,
  solicitationStatus.treated,
] as const

/** Where it stands, to be changed: what is an answer opens with words to be changed before they are sent. */
function Answering({ row, opened, name }: { row: SolicitationCard; opened: Opened; name: string }) {
  const t = useWords('jobs')
  const draft = useDraft<AnswerDraft>(
    { status: null, answer: '', declineReason: '', times: noTimes },
    `draft:answer:${row.id}`,
  )
  const solicitation = opened.data?.solicitation
  const current = solicitation?.status ?? null
  const shown = draft.value.status ?? current
  const firstName = row.person?.firstName ?? ''
  const choose = (status: number) => {
    if (!isAnswer(status) || status === draft.value.status) return
    const greeting = firstName ? t('recruiting.hello', { name: firstName }) : t('recruiting.hello_nameless')
    const words = t(`recruiting.words_${status}`, { title: row.job.title, firm: row.firm.name })
    draft.setAll({ status, answer: `${greeting}\n\n${words}` })
  }
  useDeskKeys({
    '1': draft.reset,
    '2': () => choose(solicitationStatus.rejected),
    '3': () => choose(solicitationStatus.contactDone),
    '4': () => choose(solicitationStatus.proposal),
    '5': () => choose(solicitationStatus.treated),
    e: () => choose(isAnswer(current) && current !== null ? current : solicitationStatus.contactDone),
  })
  return (
    <div className={styles.answering}>
      <Segmented
        label={t('recruiting.status')}
        value={String(shown ?? '')}
        onChange={id => (id === String(solicitationStatus.read) ? draft.reset() : choose(Number(id)))}
        segments={states
          // By being opened an application becomes read, and by nothing else.
          .filter(status => status !== solicitationStatus.read || current === status)
          .map(status => ({
            id: String(status),
            label: t(`status.${status}`),
            shortcut: String(status),
          }))}
      />
      {draft.value.status === null ? (
        isAnswer(current) && (
          <div className={styles.said}>
            <p>{t('recruiting.you_wrote')}</p>
            <p className={styles.motivation}>{solicitation?.answer || t('recruiting.no_words')}</p>
          </div>
        )
      ) : (
        <AnswerForm
          id={row.id}
          name={name}
          draft={draft}
          mayPropose={row.isRecruited}
          onAnswered={opened.answered}
        />
      )}
    </div>
  )
}
