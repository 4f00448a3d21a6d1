import { useState } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PasswordField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../contract/paths.ts'
import { missingIn, useLogin } from './login.ts'
import styles from './login-form.module.css'
import { SignOnLink } from './sign-on/sign-on-link.tsx'
import { useSignOn } from './sign-on/use-sign-on.ts'

export type RegistrationLinks = { visitor: string | null; exhibitor: string | null }

type Props = {
  onDone: () => void
  register: RegistrationLinks
  /** Where single sign-on goes on to; null: wherever somebody like them begins. */
  next: string | null
}

/** Single sign-on where there is one, e-mail and password, the way to a new one, and the ways to an account where registration is open. */
export function LoginForm({ onDone, register, next }: Props) {
  const t = useWords('identity')
  const { submit, problems, isPending, isUnconfirmed } = useLogin(onDone)
  const signOn = useSignOn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const isReady = Object.keys(missingIn(email, password)).length === 0
  return (
    <div className={styles.login}>
      {signOn && (
        <div className={styles.signOn}>
          <SignOnLink next={next} isWide />
          <p className={styles.or}>{t('login.or')}</p>
        </div>
      )}
      <Form problems={problems} onSubmit={submit}>
        <TextField
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username"
          isRequired
          onChange={setEmail}
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          isRequired
          onChange={setPassword}
        />
        {isUnconfirmed && (
          <ButtonLink variant="secondary" href={accountPaths.registerConfirmation}>
            {t('login.unconfirmed')}
          </ButtonLink>
        )}
        <FormActions>
          {/* Pressed all the same it says what is missing, and sends nothing. */}
          <Button type="submit" isPending={isPending} aria-disabled={!isReady || undefined}>
            {t('login.submit')}
          </Button>
          <ButtonLink variant="ghost" href={accountPaths.userPasswordForgot}>
            {t('login.forgot')}
          </ButtonLink>
        </FormActions>
      </Form>
      {(register.visitor || register.exhibitor) && (
        <section className={styles.register} aria-labelledby="register-title">
          <h2 id="register-title">{t('login.no_account')}</h2>
          <div className={styles.ways}>
            {register.visitor && (
              <ButtonLink variant="secondary" href={register.visitor}>
                {t('login.create_visitor')}
              </ButtonLink>
            )}
            {register.exhibitor && (
              <ButtonLink variant="ghost" href={register.exhibitor}>
                {t('login.create_firm')}
              </ButtonLink>
            )}
          </div>
        </section>
      )}
    </div>
  )
}
