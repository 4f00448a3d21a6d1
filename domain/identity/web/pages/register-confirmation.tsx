import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { type Api, ProblemError } from '#platform/web/api/client.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { tokenIn } from '../../contract/mail-links.ts'
import { accountPaths } from '../../contract/paths.ts'
import { confirmEmail, confirmRegistration } from '../../contract/registration.ts'

type State =
  | { kind: 'asking' }
  | { kind: 'done'; say: 'ready' | 'waiting' | 'changed' }
  | { kind: 'failed'; message: string }

/** Confirms what the link is for: an account, or another address for the one there is. */
async function confirm(api: Api, link: ReturnType<typeof tokenIn>): Promise<'ready' | 'waiting' | 'changed'> {
  const body = { token: link?.token ?? '-' }
  if (link?.name === 'email') {
    await api.call(confirmEmail, { body })
    return 'changed'
  }
  const { isValidated } = await api.call(confirmRegistration, { body })
  return isValidated === 1 ? 'ready' : 'waiting'
}

/** Where the link of the confirmation mail leads. */
export default function RegisterConfirmationPage() {
  const t = useWords('identity')
  const api = useApi()
  const href = useSalonHref()
  const { hash } = useLocation()
  const [state, setState] = useState<State>({ kind: 'asking' })
  useEffect(() => {
    let isLate = false
    confirm(api, tokenIn(hash))
      .then(say => isLate || setState({ kind: 'done', say }))
      .catch(
        error =>
          isLate ||
          setState({
            kind: 'failed',
            message: error instanceof ProblemError ? error.problem.message : String(error),
          }),
      )
    return () => {
      isLate = true
    }
  }, [api, hash])
  if (state.kind === 'asking') return <Skeleton shape="lines" />
  if (state.kind === 'failed')
    return (
      <EmptyState
        level={2}
        title={t('confirm.failed')}
        action={<ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>}
      >
        {state.message}
      </EmptyState>
    )
  return (
    <EmptyState
      level={2}
      title={t('confirm.done')}
      action={
        state.say === 'waiting' ? (
          <ButtonLink href={href('/')}>{t('register.back')}</ButtonLink>
        ) : (
          <ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>
        )
      }
    >
      {t(`confirm.${state.say}`)}
    </EmptyState>
  )
}
