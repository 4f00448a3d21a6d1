import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { forgotPassword } from '../../contract/password-calls.ts'
import { accountPaths } from '../../contract/paths.ts'
import { Outcome } from '../outcome.tsx'

/** Asks for a link to another password. Whether there is such an account is not said here. */
export default function PasswordForgotPage() {
  const t = useWords('identity')
  const api = useApi()
  const captcha = useCaptcha()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { submit, problems, isPending } = useSubmit(async values => {
    const email = String(values.get('email') ?? '').trim()
    await api.call(forgotPassword, { body: { email, g_recaptcha_response: await captcha.token() } })
    setSentTo(email)
  })
  if (sentTo !== null)
    return (
      <Outcome
        icon={MailCheck}
        takesFocus
        title={t('forgot.sent')}
        actions={
          <>
            <ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>
            <Button variant="ghost" onPress={() => setSentTo(null)}>
              {t('forgot.other')}
            </Button>
          </>
        }
      >
        <p>{t('forgot.sent_text', { email: sentTo })}</p>
        <p>{t('resend.nothing_came')}</p>
      </Outcome>
    )
  return (
    <>
      <PageTitle title={t('forgot.title')} lead={t('forgot.lead')} />
      <Form problems={problems} onSubmit={submit}>
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" isRequired />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('forgot.submit')}
          </Button>
          <ButtonLink variant="ghost" href={accountPaths.login}>
            {t('login.title')}
          </ButtonLink>
        </FormActions>
      </Form>
    </>
  )
}
