import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleSlash, Mic, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { tokenIn, withToken } from '#domain/identity/contract/mail-links.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { type SessionUser, userDetail } from '#domain/identity/contract/session.ts'
import { LoginForm } from '#domain/identity/web/login-form.tsx'
import { Outcome } from '#domain/identity/web/outcome.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { FormRow } from '#platform/web/ui/form.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { fairDays } from '../../contract/fair-days.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { answerInvitation, type SpeakerInvitation, shownInvitation } from '../../contract/speaker-calls.ts'

/** Where the mail to a speaker leads: nothing is answered before a button is pressed. */
export default function SpeakerInvitationPage() {
  const { hash } = useLocation()
  const { id } = useParams()
  const { status } = usePerson()
  const [token, setToken] = useState<string | null | undefined>(undefined)
  // What stands behind `#` is known in the browser only.
  useEffect(() => {
    const link = tokenIn(hash)
    setToken(link?.name === 'speaking' ? link.token : null)
  }, [hash])
  if (token === undefined || status === 'unknown') return <Skeleton shape="lines" />
  return token === null || !Number(id) ? <NoLink /> : <Invitation key={token} id={Number(id)} token={token} />
}

function NoLink() {
  const t = useWords('conferences')
  return (
    <Outcome icon={Unlink} tone="quiet" title={t('speaking.over')}>
      {t('speaking.over_text')}
    </Outcome>
  )
}

const isOver = (error: Error | null) =>
  error instanceof ProblemError && [404, 410].includes(error.problem.code)

type InvitationReply = { accepts: boolean; firstName?: string; lastName?: string }

function Invitation({ id, token }: { id: number; token: string }) {
  const t = useWords('conferences')
  const api = useApi()
  const { user } = usePerson()
  const session = useSessionStore<SessionUser>()
  const { data, error, refetch } = useQuery({
    queryKey: ['speaker-invitation', id, token, user?.id],
    queryFn: () => api.call(shownInvitation, { params: { id }, body: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
  })
  const answer = useMutation({
    mutationFn: (body: InvitationReply) =>
      api.call(answerInvitation, { params: { id }, body: { token, ...body } }),
    // Other rights: the menu shows them at once.
    onSuccess: async () => {
      if (user) session.changed(await api.call(userDetail))
    },
    onSettled: () => refetch(),
  })
  if (isOver(error) || isOver(answer.error)) return <NoLink />
  if (error)
    return (
      <ErrorState title={t('speaking.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="lines" />
  if (data.state === 'declined')
    return (
      <Outcome icon={CircleSlash} tone="quiet" takesFocus title={t('speaking.declined')}>
        {t('speaking.declined_text')}
      </Outcome>
    )
  if (data.state === 'confirmed')
    return <Confirmed invitation={data} id={id} password={answer.data?.invitation ?? null} />
  return <InvitationQuestion invitation={data} token={token} id={id} answer={answer} />
}

function Confirmed({
  invitation: { fair, account },
  id,
  password,
}: {
  invitation: SpeakerInvitation
  id: number
  password: string | null
}) {
  const t = useWords('conferences')
  const card = hrefOf(conferencePaths.speakerManage, { id }, fair.homepage)
  const choose = password && withToken(hrefOf(accountPaths.userPasswordReset), 'invitation', password)
  return (
    <Outcome
      icon={BadgeCheck}
      tone="fair"
      takesFocus
      title={t('speaking.confirmed')}
      actions={
        choose ? (
          <ButtonLink href={choose}>{t('speaking.password')}</ButtonLink>
        ) : (
          account === 'own' && <ButtonLink href={card}>{t('speaking.card')}</ButtonLink>
        )
      }
    >
      {t('speaking.confirmed_text', { fair: fair.name })}
    </Outcome>
  )
}

type Answering = {
  isPending: boolean
  variables: InvitationReply | undefined
  error: Error | null
  mutate: (body: InvitationReply) => void
}

function InvitationQuestion({
  invitation,
  id,
  token,
  answer,
}: {
  invitation: SpeakerInvitation
  id: number
  token: string
  answer: Answering
}) {
  const t = useWords('conferences')
  const { status } = usePerson()
  const { fair, name, account, email, timeZone } = invitation
  const days = fairDays({ ...fair, timeZone }, useLocale())
  const [first = '', ...others] = name.split(' ')
  const [firstName, setFirstName] = useState(first)
  const [lastName, setLastName] = useState(others.join(' '))
  const isNew = account === 'none'
  const isBarred = account === 'log_in'
  const named = isNew ? { firstName: firstName.trim(), lastName: lastName.trim() } : {}
  return (
    <>
      <Outcome
        icon={Mic}
        takesFocus
        title={t('speaking.title', { fair: fair.name })}
        actions={
          <>
            {!isBarred && (
              <Button
                isPending={answer.isPending && answer.variables?.accepts}
                onPress={() => answer.mutate({ accepts: true, ...named })}
              >
                {t('speaking.confirm')}
              </Button>
            )}
            <Button
              variant="secondary"
              isPending={answer.isPending && answer.variables?.accepts === false}
              onPress={() => answer.mutate({ accepts: false })}
            >
              {t('speaking.decline')}
            </Button>
          </>
        }
      >
        {days && <p>{days}</p>}
        <p>{t('speaking.text', { name })}</p>
        <Sessions {...invitation} />
        {isNew && (
          <>
            <p>{t('speaking.account', { email: email ?? '' })}</p>
            <FormRow>
              <TextField
                label={t('speaking.firstName')}
                name="firstName"
                isRequired
                maxLength={80}
                value={firstName}
                onChange={setFirstName}
              />
              <TextField
                label={t('speaking.lastName')}
                name="lastName"
                isRequired
                maxLength={80}
                value={lastName}
                onChange={setLastName}
              />
            </FormRow>
          </>
        )}
        {isBarred && <p>{t(status === 'known' ? 'speaking.other' : 'speaking.log_in')}</p>}
        {answer.error && <p role="alert">{answer.error.message}</p>}
      </Outcome>
      {isBarred && status !== 'known' && (
        <LoginForm
          onDone={() => undefined}
          register={{ visitor: null, exhibitor: null }}
          next={withToken(hrefOf(conferencePaths.speakerInvitation, { id }), 'speaking', token)}
        />
      )}
    </>
  )
}

/** What they are announced for. */
function Sessions({ sessions, timeZone }: Pick<SpeakerInvitation, 'sessions' | 'timeZone'>) {
  const t = useWords('conferences')
  const locale = dateLocale(useLocale())
  if (!sessions.length) return null
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  return (
    <>
      <p>{t('speaking.sessions')}</p>
      <ul>
        {sessions.map(({ title, begin }) => (
          <li key={`${title} ${begin}`}>{begin ? `${title}, ${when.format(new Date(begin))}` : title}</li>
        ))}
      </ul>
    </>
  )
}
