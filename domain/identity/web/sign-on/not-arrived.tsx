import { Unlink } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useCodeWords, useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { Outcome } from '../outcome.tsx'
import { SignOnLink } from './sign-on-link.tsx'

/** What went wrong on the way, and the ways on: once more, or with the password. */
export function NotArrived({ code, next }: { code: string; next: string | null }) {
  const t = useWords('identity')
  const sentence = useCodeWords()
  const login = next ? `${accountPaths.login}?${new URLSearchParams({ next })}` : accountPaths.login
  return (
    <Outcome
      icon={Unlink}
      tone="quiet"
      takesFocus
      title={t('callback.failed')}
      actions={
        <>
          {code === 'email_unconfirmed' ? (
            <ButtonLink href={accountPaths.registerConfirmation}>{t('login.unconfirmed')}</ButtonLink>
          ) : (
            <SignOnLink next={next} variant="primary" />
          )}
          <ButtonLink variant="ghost" href={login}>
            {t('callback.password')}
          </ButtonLink>
        </>
      }
    >
      <p>{sentence(code)}</p>
    </Outcome>
  )
}
