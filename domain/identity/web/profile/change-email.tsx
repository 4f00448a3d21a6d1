import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PasswordField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { updateEmail } from '../../contract/confirmation.ts'
import styles from './security.module.css'

/** Another address to log in with: asked for here, in force once the mail sent there is answered. */
export function ChangeEmail({ current }: { current: string }) {
  const t = useWords('identity')
  const api = useApi()
  const [asked, setAsked] = useState<string | null>(null)
  const { submit, problems, isPending } = useSubmit(async values => {
    const email = String(values.get('email') ?? '').trim()
    await api.call(updateEmail, {
      body: { email, currentPassword: String(values.get('currentPassword') ?? '') },
    })
    setAsked(email)
  })
  return (
    <section className={styles.part} aria-labelledby="change-email">
      <h2 id="change-email" className={styles.title}>
        {t('security.email')}
      </h2>
      <p className={styles.text}>
        {t('security.email_now')} <b>{current}</b>
      </p>
      <div role="status">
        {asked && (
          <p className={styles.done}>
            <Icon of={MailCheck} /> <span>{t('security.email_asked', { email: asked })}</span>
          </p>
        )}
      </div>
      <Form problems={problems} onSubmit={submit}>
        <div key={asked} className={styles.fields}>
          <TextField
            name="email"
            type="email"
            label={t('security.email_new')}
            autoComplete="email"
            isRequired
            maxLength={254}
          />
          <PasswordField
            name="currentPassword"
            label={t('security.current_password')}
            autoComplete="current-password"
            isRequired
          />
        </div>
        <FormActions>
          <Button type="submit" variant="secondary" isPending={isPending}>
            {t('security.email_submit')}
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
