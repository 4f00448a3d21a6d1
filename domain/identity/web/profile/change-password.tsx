import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { changePassword } from '../../contract/password-calls.ts'
import { sessions } from '../../contract/session.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import styles from './security.module.css'

/** Another password; whoever is logged in elsewhere with the old one is out. */
export function ChangePassword() {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const [round, setRound] = useState(0)
  const { submit, problems, isPending } = useSubmit(async values => {
    await api.call(changePassword, {
      body: {
        currentPassword: String(values.get('currentPassword') ?? ''),
        password: String(values.get('password') ?? ''),
      },
    })
    setRound(round + 1)
    await refresh(sessions)
    toast.success(t('security.password_done'))
  })
  return (
    <section className={styles.part} aria-labelledby="change-password">
      <h2 id="change-password" className={styles.title}>
        {t('login.password')}
      </h2>
      <p className={styles.text}>{t('security.password_text')}</p>
      <Form problems={problems} onSubmit={submit}>
        <div key={round} className={styles.fields}>
          <PasswordField
            name="currentPassword"
            label={t('security.current_password')}
            autoComplete="current-password"
            isRequired
          />
          <NewPasswordField />
        </div>
        <FormActions>
          <Button type="submit" variant="secondary" isPending={isPending}>
            {t('choose.reset.submit')}
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
