import { useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { PasswordField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { tokenIn } from '../../contract/mail-links.ts'
import { resetPassword } from '../../contract/password-calls.ts'
import { accountPaths } from '../../contract/paths.ts'
import { PasswordRules } from '../password-rules.tsx'

/** Where the link of the mail leads; without one, back to asking for it. */
export default function PasswordResetPage() {
  const t = useWords('identity')
  const api = useApi()
  const token = tokenIn(useLocation().hash)?.token
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const { submit, problems, isPending } = useSubmit(async values => {
    await api.call(resetPassword, {
      body: {
        token: token ?? '',
        password,
        passwordConfirmation: String(values.get('passwordConfirmation') ?? ''),
      },
    })
    setDone(true)
  })
  if (isDone)
    return (
      <EmptyState
        level={2}
        title={t('reset.done')}
        action={<ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>}
      >
        {t('reset.done_text')}
      </EmptyState>
    )
  if (!token)
    return (
      <EmptyState
        level={2}
        title={t('reset.no_link')}
        action={<ButtonLink href={accountPaths.userPasswordForgot}>{t('forgot.title')}</ButtonLink>}
      >
        {t('reset.no_link_text')}
      </EmptyState>
    )
  return (
    <>
      <PageTitle title={t('reset.title')} />
      <Form problems={problems} onSubmit={submit}>
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="new-password"
          isRequired
          value={password}
          onChange={setPassword}
          strength={<PasswordRules password={password} />}
        />
        <PasswordField
          name="passwordConfirmation"
          label={t('register.again')}
          autoComplete="new-password"
          isRequired
        />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('reset.submit')}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}
