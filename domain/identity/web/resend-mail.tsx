import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { resendConfirmation } from '../contract/confirmation.ts'

/** The server sends no third mail within an hour; nobody should press in vain. */
const most = 2

/** Another confirmation mail: to the address just given, or to one that is asked for. */
export function ResendMail({ email }: { email?: string }) {
  const t = useWords('identity')
  const api = useApi()
  const captcha = useCaptcha()
  const [sent, setSent] = useState(0)
  const { submit, problems, isPending } = useSubmit(async values => {
    const address = email ?? String(values.get('email') ?? '').trim()
    await api.call(resendConfirmation, {
      body: { email: address, g_recaptcha_response: await captcha.token() },
    })
    setSent(sent + 1)
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('resend.title')}>
      {!email && (
        <TextField name="email" type="email" label={t('login.email')} autoComplete="email" isRequired />
      )}
      <p role="status">{sent > 0 ? t('resend.done') : email ? t('resend.nothing_came') : ''}</p>
      {sent < most && (
        <div>
          <Button
            type="submit"
            variant={email ? 'secondary' : 'primary'}
            icon={MailPlus}
            isPending={isPending}
          >
            {t('resend.title')}
          </Button>
        </div>
      )}
    </Form>
  )
}
