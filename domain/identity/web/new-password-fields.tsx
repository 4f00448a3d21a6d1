import { useState } from 'react'
import { PasswordField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { PasswordRules } from './password-rules.tsx'

/** A password that somebody chooses, with what it needs, and once more. */
export function NewPasswordFields() {
  const t = useWords('identity')
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        name="password"
        label={t('reset.new')}
        autoComplete="new-password"
        isRequired
        value={password}
        onChange={setPassword}
        strength={<PasswordRules password={password} />}
      />
      <PasswordField
        name="passwordConfirmation"
        label={t('rules.again')}
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}

export const newPasswordOf = (values: FormData) => ({
  password: String(values.get('password') ?? ''),
  passwordConfirmation: String(values.get('passwordConfirmation') ?? ''),
})
