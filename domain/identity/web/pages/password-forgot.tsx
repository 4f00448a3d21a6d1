import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { forgotPassword } from '../../contract/password-calls.ts'
import { accountPaths } from '../../contract/paths.ts'

export default function PasswordForgotPage() {
  const t = useWords('identity')
  const api = useApi()
  const captcha = useCaptcha()
  const [isSent, setSent] = useState(false)
  const { submit, problems, isPending } = useSubmit(async values => {
    await api.call(forgotPassword, {
      body: { email: String(values.get('email') ?? '').trim(), g_recaptcha_response: await captcha.token() },
    })
    setSent(true)
  })
  if (isSent)
    return (
      <EmptyState
        level={2}
        title={t('forgot.sent')}
        action={<ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>}
      >
        {t('forgot.sent_text')}
      </EmptyState>
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
        </FormActions>
      </Form>
    </>
  )
}
