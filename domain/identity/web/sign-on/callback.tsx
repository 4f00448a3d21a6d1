import { KeyRound } from 'lucide-react'
import { useLocation } from 'react-router'
import { safePath } from '#platform/contract/href.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { unreachable } from '../../contract/single-sign-on.ts'
import { Outcome } from '../outcome.tsx'
import { Arrival } from './arrival.tsx'
import { NotArrived } from './not-arrived.tsx'
import { SignOnLink } from './sign-on-link.tsx'
import { useSignOn } from './use-sign-on.ts'

type Props = {
  /** Somebody is logged in: where they were going, if they said so. */
  onDone: (next: string | null) => void
}

/** What single sign-on returns with. Where none is configured it says so and leads to the login. */
export function Callback({ onDone }: Props) {
  const t = useWords('identity')
  const name = useSignOn()
  const query = useLocation().search.slice(1)
  const search = new URLSearchParams(query)
  if (!name)
    return (
      <EmptyState
        title={t('callback.title')}
        level={2}
        action={<ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>}
      >
        {t('callback.text')}
      </EmptyState>
    )
  if (search.has(unreachable))
    return <NotArrived code="sso_unreachable" next={safePath(search.get('next'))} />
  if (search.has('state')) return <Arrival query={query} onDone={onDone} />
  return (
    <Outcome
      icon={KeyRound}
      title={t('login.title')}
      actions={
        <>
          <SignOnLink next={null} variant="primary" />
          <ButtonLink variant="ghost" href={accountPaths.login}>
            {t('callback.password')}
          </ButtonLink>
        </>
      }
    >
      {t('callback.begin')}
    </Outcome>
  )
}
