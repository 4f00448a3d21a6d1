import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { PasswordField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { linkSignOn } from '../../contract/single-sign-on.ts'
import type { useGoOn } from './use-go-on.ts'
import { useSignOn } from './use-sign-on.ts'

/** Whoever runs fairs proves once that the account is theirs; from then on the provider opens it. */
export function PasswordOnce({ email, onDone }: { email: string; onDone: ReturnType<typeof useGoOn> }) {
  const t = useWords('identity')
  const api = useApi()
  const captcha = useCaptcha()
  const name = useSignOn()
  const { submit, problems, isPending } = useSubmit(async values => {
    const password = String(values.get('password') ?? '')
    await onDone(
      await api.call(linkSignOn, { body: { password, g_recaptcha_response: await captcha.token() } }),
    )
  })
  return (
    <>
      <PageTitle title={t('callback.once')} lead={t('callback.once_text', { email, name })} />
      <Form problems={problems} onSubmit={submit}>
        {/* So that a keeper of passwords knows which one is asked for. */}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('callback.link')}
          </Button>
          <ButtonLink variant="ghost" href={accountPaths.userPasswordForgot}>
            {t('login.forgot')}
          </ButtonLink>
        </FormActions>
      </Form>
    </>
  )
}
