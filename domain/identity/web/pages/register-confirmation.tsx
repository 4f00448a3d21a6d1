import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { confirmEmail } from '../../contract/registration.ts'

type State = { kind: 'asking' } | { kind: 'done'; isValidated: boolean } | { kind: 'failed'; message: string }

/** Where the link of the confirmation mail leads. */
export default function RegisterConfirmationPage() {
  const t = useWords('identity')
  const api = useApi()
  const href = useSalonHref()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [state, setState] = useState<State>({ kind: 'asking' })
  useEffect(() => {
    let isLate = false
    api
      .call(confirmEmail, { body: { token } })
      .then(({ isValidated }) => isLate || setState({ kind: 'done', isValidated }))
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
  }, [api, token])
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
        state.isValidated ? (
          <ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>
        ) : (
          <ButtonLink href={href('/')}>{t('register.back')}</ButtonLink>
        )
      }
    >
      {t(state.isValidated ? 'confirm.ready' : 'confirm.waiting')}
    </EmptyState>
  )
}
