import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isAnswer } from '../../contract/choices.ts'
import type { ComputedJob, MayNotApply } from '../../contract/job-calls.ts'
import { jobPaths } from '../../contract/paths.ts'
import { useDays } from '../use-days.ts'
import styles from './apply-button.module.css'
import { SolicitationSteps } from './solicitation-steps.tsx'

// Only who applies waits for it.
const loadDialog = () => import('./apply-dialog.tsx')
const ApplyDialog = lazyWithRetry(loadDialog)

/** Applies for an offer, leads to what is missing before one can, or says step by step what has become of it. */
export function ApplyButton({ offer }: { offer: ComputedJob }) {
  const t = useWords('jobs')
  const [isOpen, open] = useState(false)
  const after = useRef<HTMLDivElement>(null)
  const isSent = offer.solicitation !== null && offer.solicitation.status !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that opened it is gone once it is sent.
    if (wasOpen.current && !isOpen && isSent) after.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, isSent])
  return (
    <div className={styles.apply} ref={after} tabIndex={-1}>
      {isSent ? (
        <Sent offer={offer} />
      ) : offer.mayNotApply === null ? (
        <>
          <Button onPress={() => open(true)} onHoverStart={() => void loadDialog()}>
            {t('apply.apply')}
          </Button>
          {offer.promise && <Promised {...offer.promise} />}
        </>
      ) : (
        <Instead why={offer.mayNotApply} job={offer.job.id} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ApplyDialog offer={offer} onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  )
}

type AnswerDay = Pick<NonNullable<ComputedJob['promise']>, 'answerDueAt' | 'isPromised'>

const wordOf = ({ isPromised }: AnswerDay) => (isPromised ? 'apply.answer_by' : 'apply.wished_by')

function Promised(promise: AnswerDay) {
  const t = useWords('jobs')
  const days = useDays()
  return <p className={styles.note}>{t(wordOf(promise), { day: days.day(promise.answerDueAt) })}</p>
}

function Sent({ offer: { solicitation } }: { offer: ComputedJob }) {
  const t = useWords('jobs')
  const days = useDays()
  const href = useSalonHref()
  if (!solicitation) return null
  const { answerDueAt, emptiedAt, isPromised, status, steps } = solicitation
  const isOpen = !isAnswer(status) && !emptiedAt
  const day = days.day(answerDueAt)
  return (
    <>
      <p className={styles.sent}>
        {isOpen ? t(wordOf(solicitation), { day }) : t(isAnswer(status) ? 'apply.answered' : 'apply.done')}
      </p>
      <SolicitationSteps
        isOwn
        steps={steps}
        next={isOpen ? t(isPromised ? 'step.answer' : 'step.wished', { day }) : undefined}
      />
      <ButtonLink variant="secondary" href={href(jobPaths.jobsCvMyApplications)}>
        {t('apply.own')}
      </ButtonLink>
    </>
  )
}

/** Why the reader cannot apply, and the way to where they can. */
function Instead({ why, job }: { why: MayNotApply; job: number }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const { pathname, search } = useLocation()
  if (why === 'not_logged_in')
    return (
      <>
        <ButtonLink href={`${href(accountPaths.login)}?next=${encodeURIComponent(pathname + search)}`}>
          {t('apply.apply')}
        </ButtonLink>
        <p className={styles.note}>{t('apply.not_logged_in')}</p>
      </>
    )
  if (why === 'no_profile')
    return (
      <>
        <ButtonLink href={`${href(jobPaths.jobsProfile)}?job=${job}`}>{t('apply.make_profile')}</ButtonLink>
        <p className={styles.note}>{t('apply.no_profile')}</p>
      </>
    )
  return <p className={styles.note}>{t(`apply.${why}`)}</p>
}
