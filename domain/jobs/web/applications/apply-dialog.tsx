import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { callQuery, listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { type ComputedJob, computedJob, jobList } from '../../contract/job-calls.ts'
import { jobProfiles } from '../../contract/job-profile.ts'
import { applyForJob, type JobSolicitation, ownSolicitations } from '../../contract/job-solicitation.ts'
import { jobPaths } from '../../contract/paths.ts'
import { fullProfile } from '../../contract/profile-calls.ts'
import { isSendable } from '../../contract/profile-parts.ts'
import { sentProfileOf } from '../../contract/sent-profile.ts'
import { useDays } from '../use-days.ts'
import styles from './apply-dialog.module.css'
import { SentView } from './sent-view.tsx'

type Profile = RecordOf<typeof jobProfiles>
type Props = { offer: ComputedJob; onClose: () => void }
type Sent = Pick<JobSolicitation, 'answerDueAt' | 'isPromised'>

/** An application: what is sent, with which words, what the firm sees of it first, and by when one hears. */
export default function ApplyDialog({ offer, onClose }: Props) {
  const t = useWords('jobs')
  const api = useApi()
  const { data, error, refetch } = useQuery({ ...listQuery(api, jobProfiles), staleTime: 0 })
  const profiles = data?.rows ?? []
  const readable = profiles.filter(isSendable)
  const [application, sent] = useState<Sent | null>(null)
  const { title, firm } = offer.card
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      title={t(application ? 'apply.done' : 'apply.title', { title })}
      lead={firm.name}
    >
      {application ? (
        <Done application={application} firm={firm.name} onClose={onClose} />
      ) : error ? (
        <ErrorState title={t('apply.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={4} />
      ) : readable.length ? (
        <ApplyForm offer={offer} profiles={readable} onSent={sent} />
      ) : (
        <Incomplete job={offer.job.id} profile={profiles[0]} />
      )}
    </Dialog>
  )
}

type DoneProps = { application: Sent; firm: string; onClose: () => void }

function Done({ application: { answerDueAt, isPromised }, firm, onClose }: DoneProps) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const days = useDays()
  return (
    <>
      <p role="status">
        {t(isPromised ? 'apply.done_text' : 'apply.done_wish', { firm, day: days.day(answerDueAt) })}
      </p>
      <FormActions>
        <ButtonLink variant="secondary" href={href(jobPaths.jobsCvMyApplications)}>
          {t('apply.own')}
        </ButtonLink>
        <Button onPress={onClose} autoFocus>
          {t('apply.close')}
        </Button>
      </FormActions>
    </>
  )
}

/** There is nothing to read in the profile yet. */
function Incomplete({ job, profile }: { job: number; profile: Profile | undefined }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  return (
    <EmptyState
      isPlain
      title={t(profile ? 'apply.incomplete' : 'apply.no_profile')}
      action={
        <ButtonLink href={`${href(jobPaths.jobsProfile)}?job=${job}`}>
          {t(profile ? 'apply.complete_profile' : 'apply.make_profile')}
        </ButtonLink>
      }
    >
      {t('apply.incomplete_text')}
    </EmptyState>
  )
}

function ApplyForm({
  offer,
  profiles,
  onSent,
}: {
  offer: ComputedJob
  profiles: readonly Profile[]
  onSent: (application: Sent) => void
}) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const days = useDays()
  const { job, promise, anonymousFirst } = offer
  const draft = useDraft({ motivation: '' }, `draft:apply:${job.id}`)
  const [chosen, choose] = useState(profiles[0]?.id)
  const profile = profiles.find(({ id }) => id === chosen) ?? profiles[0]
  const mayHide = anonymousFirst !== 'off'
  const mustHide = mayHide && job.isAnonymousFirst
  const [hidden, hide] = useState<boolean | null>(null)
  const isAnonymous =
    mustHide || (mayHide && (hidden ?? (anonymousFirst === 'default' || profile?.isAnonymousFirst === true)))
  const [withWish, tellWish] = useState(false)
  const { submit, problems, isPending } = useSubmit(async () => {
    if (!profile) return
    const body = {
      job: job.id,
      profile: profile.id,
      motivation: draft.value.motivation.trim(),
      withSalaryWish: withWish,
      isAnonymous,
    }
    try {
      const application = await api.call(applyForJob, { body })
      draft.reset()
      onSent(application)
    } finally {
      // Sent, or closed meanwhile: its page says so.
      await refresh(computedJob, jobList, ownSolicitations)
    }
  })
  if (!profile) return null
  return (
    <Form problems={problems} onSubmit={submit}>
      {profiles.length > 1 && (
        <RadioGroupField
          name="profile"
          label={t('apply.profile')}
          options={profiles.map(one => ({
            id: String(one.id),
            label: languageNames[one.locale],
            hint: one.title ?? '',
          }))}
          value={String(profile.id)}
          onChange={id => choose(Number(id))}
        />
      )}
      <TextAreaField
        name="motivation"
        label={t('apply.motivation')}
        hint={t('apply.motivation_hint')}
        rows={6}
        maxLength={5000}
        value={draft.value.motivation}
        onChange={motivation => draft.set('motivation', motivation)}
      />
      {profile.salaryWish !== null && (
        <CheckboxField isSelected={withWish} onChange={tellWish}>
          {t('apply.with_wish')}
        </CheckboxField>
      )}
      {mayHide && (
        <CheckboxField
          isSelected={isAnonymous}
          isDisabled={mustHide}
          onChange={hide}
          hint={t(mustHide ? 'apply.anonymous_always' : 'apply.anonymous_hint')}
        >
          {t('apply.anonymous')}
        </CheckboxField>
      )}
      <Disclosure title={t(isAnonymous ? 'apply.first_look' : 'apply.what_is_sent')}>
        <FirstLook
          profile={profile}
          motivation={draft.value.motivation.trim()}
          withSalaryWish={withWish}
          isAnonymous={isAnonymous}
        />
      </Disclosure>
      {promise && (
        <p className={styles.promise}>
          {t(promise.isPromised ? 'apply.hear_by' : 'apply.hope_by', { day: days.day(promise.answerDueAt) })}
        </p>
      )}
      {!promise && <Others alike={offer.alike} />}
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {t('apply.send')}
        </Button>
      </FormActions>
    </Form>
  )
}

/** Offers like one that was closed while somebody wrote. */
function Others({ alike }: Pick<ComputedJob, 'alike'>) {
  const t = useWords('jobs')
  const href = useSalonHref()
  return (
    <section className={styles.others} aria-labelledby="apply-others">
      <h3 id="apply-others">{t('offer.alike')}</h3>
      <ul>
        {alike.map(({ id, title, firm }) => (
          <li key={id}>
            <Link to={href(jobPaths.jobsId, { id })}>{`${title}, ${firm.name}`}</Link>
          </li>
        ))}
        <li>
          <Link to={href(jobPaths.jobsList)}>{t('offer.all')}</Link>
        </li>
      </ul>
    </section>
  )
}

/** The same that the firm reads at first, put together as it is when it is sent. */
function FirstLook({
  profile,
  motivation,
  withSalaryWish,
  isAnonymous,
}: {
  profile: Profile
  motivation: string
  withSalaryWish: boolean
  isAnonymous: boolean
}) {
  const t = useWords('jobs')
  const own = useQuery({
    ...callQuery(useApi(), fullProfile, { params: { id: profile.id }, query: {} }),
    staleTime: 0,
  })
  if (!own.data) return <LoadState of={own} failed={t('apply.failed')} shape="lines" count={4} />
  const { person } = own.data
  return (
    <SentView
      sent={{ ...sentProfileOf(profile, person, withSalaryWish), locale: profile.locale, motivation }}
      isAnonymous={isAnonymous}
    />
  )
}
