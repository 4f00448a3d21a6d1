import { CalendarPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  acceptInterview,
  cancelInterview,
  declineInterviews,
  type Interview,
} from '../../contract/job-interview.ts'
import { type OwnSolicitation, ownSolicitations } from '../../contract/job-solicitation.ts'
import { useDays } from '../use-days.ts'
import styles from './my-applications.module.css'

/** The times that a firm proposes, of which one is picked; what was agreed upon, for the calendar. */
export function OwnInterviews({ application }: { application: OwnSolicitation }) {
  const proposed = application.interviews.filter(({ state }) => state === 'proposed')
  const agreed = application.interviews.filter(({ state }) => state === 'accepted')
  return (
    <>
      {proposed.length > 0 && <Proposed times={proposed} />}
      {agreed.map(one => (
        <Agreed key={one.id} interview={one} firm={application.firm.name} />
      ))}
    </>
  )
}

function Proposed({ times }: { times: readonly Interview[] }) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const days = useDays()
  const { run, isPending } = useAction()
  const when = ({ begin }: Interview) => t('interviews.at', { day: days.day(begin), time: days.time(begin) })
  const pick = (time: Interview) =>
    run(async () => {
      try {
        await api.call(acceptInterview, { params: { id: time.id } })
        toast.success(t('interviews.picked', { when: when(time) }))
      } finally {
        // Somebody else may have been quicker: those that are left are shown.
        await refresh(ownSolicitations)
      }
    })
  const decline = (time: Interview) =>
    run(async () => {
      await api.call(declineInterviews, { params: { id: time.id } })
      await refresh(ownSolicitations)
      toast.success(t('interviews.declined'))
    })
  const [first] = times
  return (
    <section className={styles.choosing}>
      <h3>{t('interviews.choose')}</h3>
      <ul className={styles.times}>
        {times.map(time => (
          <li key={time.id}>
            <button
              type="button"
              className={styles.time}
              disabled={!time.isFree || isPending}
              onClick={() => pick(time)}
            >
              <b>{days.day(time.begin)}</b>
              <span>
                {time.isFree
                  ? t('interviews.span', { from: days.time(time.begin), to: days.time(time.end) })
                  : t('interviews.taken')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {first && (
        <Button variant="ghost" size="small" icon={X} isPending={isPending} onPress={() => decline(first)}>
          {t('interviews.none_fits')}
        </Button>
      )}
    </section>
  )
}

function Agreed({ interview, firm }: { interview: Interview; firm: string }) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const days = useDays()
  const { run, isPending } = useAction()
  const [isAsking, ask] = useState(false)
  const { id, begin, recruiter } = interview
  const when = t('interviews.at', { day: days.day(begin), time: days.time(begin) })
  const hasBegun = Date.parse(begin) <= Date.now()
  const cancel = () =>
    run(async () => {
      await api.call(cancelInterview, { params: { id } })
      ask(false)
      await refresh(ownSolicitations)
      toast.success(t('interviews.cancelled'))
    })
  return (
    <section className={styles.choosing}>
      <h3>
        {recruiter
          ? t('interviews.agreed_with', { when, name: `${recruiter.firstName} ${recruiter.lastName}` })
          : t('interviews.agreed', { when })}
      </h3>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="small"
          icon={CalendarPlus}
          isPending={isPending}
          onPress={() =>
            run(async () => saveFile(await api.file(`/job_interviews/${id}/calendar.ics`), 'interview.ics'))
          }
        >
          {t('interviews.calendar')}
        </Button>
        {!hasBegun && (
          <Button variant="ghost" size="small" icon={X} onPress={() => ask(true)}>
            {t('interviews.cancel')}
          </Button>
        )}
      </div>
      <Confirm
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('interviews.cancel_title', { when })}
        confirmLabel={t('interviews.cancel')}
        isDanger
        isPending={isPending}
        onConfirm={cancel}
      >
        <p>{t('interviews.cancel_text', { who: firm })}</p>
      </Confirm>
    </section>
  )
}
