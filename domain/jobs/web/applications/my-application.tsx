import { BellRing, Eye, Pencil } from 'lucide-react'
import { useState } from 'react'
import { FirmMark } from '#domain/exhibitors/web/firm-mark.tsx'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isAnswer, solicitationStatus } from '../../contract/choices.ts'
import { computedJob, jobList } from '../../contract/job-calls.ts'
import {
  nudgeSolicitation,
  type OwnSolicitation,
  ownSolicitations,
  withdrawSolicitation,
} from '../../contract/job-solicitation.ts'
import { jobPaths } from '../../contract/paths.ts'
import { useDays } from '../use-days.ts'
import { DueRing } from './due-ring.tsx'
import styles from './my-applications.module.css'
import { OwnInterviews } from './own-interviews.tsx'
import { SentDialog } from './sent-dialog.tsx'
import { SolicitationSteps } from './solicitation-steps.tsx'

const tones: Readonly<Record<number, BadgeTone>> = { 2: 'neutral', 3: 'ok', 4: 'ok', 5: 'neutral' }

/** One application: where it stands, by when one hears, what the firm wrote, and what one can do. */
export function MyApplication({ application }: { application: OwnSolicitation }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const days = useDays()
  const { job, firm, status, steps, answerDueAt, isPromised, withdrawnAt, emptiedAt } = application
  const isOpen = status !== null && !emptiedAt && !isAnswer(status)
  const isLate = isOpen && isPromised && days.daysUntil(answerDueAt) < 0
  return (
    <article className={styles.application} aria-labelledby={`application-${application.id}`}>
      <header className={styles.head}>
        <FirmMark firm={firm} size={44} />
        <div className={styles.name}>
          <h2 id={`application-${application.id}`}>
            {job.isShown ? <Link to={href(jobPaths.jobsId, { id: job.id })}>{job.title}</Link> : job.title}
          </h2>
          <small>{firm.name}</small>
        </div>
        <State status={status} isLate={isLate} />
      </header>
      {isOpen && <Due application={application} isLate={isLate} />}
      {status !== null && application.answer && (
        <section className={styles.answer}>
          <h3>{t('applications.firm_writes', { firm: firm.name })}</h3>
          <p>{application.answer}</p>
        </section>
      )}
      {status !== null && <OwnInterviews application={application} />}
      {withdrawnAt ? (
        <p>{t('applications.withdrawn_on', { day: days.day(withdrawnAt) })}</p>
      ) : (
        <>
          <SolicitationSteps
            isOwn
            steps={steps}
            next={
              isOpen
                ? t(isPromised ? 'step.answer' : 'step.wished', { day: days.day(answerDueAt) })
                : undefined
            }
          />
          <Acts application={application} isOpen={isOpen} />
        </>
      )}
    </article>
  )
}

function State({ status, isLate }: { status: number | null; isLate: boolean }) {
  const t = useWords('jobs')
  if (isLate) return <Badge tone="err">{t('applications.late')}</Badge>
  if (status === null) return <Badge>{t('status.withdrawn')}</Badge>
  return <Badge tone={tones[status] ?? 'fair'}>{t(`own_status.${status}`)}</Badge>
}

function Due({ application, isLate }: { application: OwnSolicitation; isLate: boolean }) {
  const t = useWords('jobs')
  const days = useDays()
  const { sentAt, answerDueAt, isPromised } = application
  const left = days.daysUntil(answerDueAt)
  const promised = days.daysFrom(sentAt, answerDueAt)
  if (isLate)
    return <p className={styles.late}>{t('applications.late_text', { day: days.day(answerDueAt) })}</p>
  if (!isPromised)
    return (
      <p className={styles.due}>
        <span>
          <b>{t('apply.wished_by', { day: days.day(answerDueAt) })}</b>
          <small>{t('applications.wish_text')}</small>
        </span>
      </p>
    )
  return (
    <p className={styles.due}>
      <DueRing left={left} days={promised} />
      <span>
        <b>{t('apply.answer_by', { day: days.day(answerDueAt) })}</b>
        <small>
          {left === 0
            ? t('applications.due_today')
            : t('applications.days_left', { count: left, days: promised })}
        </small>
      </span>
    </p>
  )
}

/** From two days before the promised date, once. */
const nudgeDays = 2

function Acts({ application, isOpen }: { application: OwnSolicitation; isOpen: boolean }) {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const days = useDays()
  const { run, isPending } = useAction()
  const [isAsking, ask] = useState(false)
  const [isReading, read] = useState(false)
  const { id, job, firm, status, nudgedAt, answerDueAt } = application
  const params = { id }
  const mayNudge = fair.isUsingJobModule && isOpen && !nudgedAt && days.daysUntil(answerDueAt) < nudgeDays
  const nudge = () =>
    run(async () => {
      await api.call(nudgeSolicitation, { params })
      await refresh(ownSolicitations)
      toast.success(t('applications.nudged', { firm: firm.name }))
    })
  const withdraw = () =>
    run(async () => {
      await api.call(withdrawSolicitation, { params })
      ask(false)
      toast.success(t('applications.withdrawn'))
      await refresh(ownSolicitations, computedJob, jobList)
    })
  return (
    <div className={styles.acts}>
      {mayNudge && (
        <Button variant="soft" size="small" icon={BellRing} isPending={isPending} onPress={nudge}>
          {t('applications.nudge')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={status === solicitationStatus.notRead ? Pencil : Eye}
        onPress={() => read(true)}
      >
        {t(status === solicitationStatus.notRead ? 'applications.see_or_change' : 'applications.see_sent')}
      </Button>
      <span className={styles.grave}>
        <Button variant="ghost" size="small" onPress={() => ask(true)}>
          {t('applications.withdraw')}
        </Button>
      </span>
      {isReading && <SentDialog application={application} onClose={() => read(false)} />}
      <Confirm
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('applications.withdraw_title', { title: job.title })}
        confirmLabel={t('applications.withdraw')}
        isDanger
        isPending={isPending}
        onConfirm={withdraw}
      >
        <p>{t('applications.withdraw_text', { firm: firm.name, fair: fair.name })}</p>
      </Confirm>
    </div>
  )
}
