import { useState } from 'react'
import { PasswordField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { PasswordRules } from './password-rules.tsx'

/** A password that somebody chooses, with what it needs. Typed once: it can be looked at. */
export function NewPasswordField() {
  const t = useWords('identity')
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      name="password"
      label={t('reset.new')}
      autoComplete="new-password"
      isRequired
      value={password}
      onChange={setPassword}
      strength={<PasswordRules password={password} />}
    />
  )
}
