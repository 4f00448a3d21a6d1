import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { passwordProblems, passwordSigns } from '../contract/password.ts'
import { passwordRule } from '../contract/password-calls.ts'
import styles from './password-rules.module.css'

const rules = [
  'password_too_short',
  'password_uppercase',
  'password_lowercase',
  'password_digit',
  'password_sign',
] as const

/** Until the server has said how long a password is here. */
const usual = { min: 7, signs: passwordSigns }

/** What a password needs, ticked off as it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const t = useWords('identity')
  const api = useApi()
  const { data: rule = usual } = useQuery({
    ...callQuery(api, passwordRule),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const missing = passwordProblems(password, rule.min)
  return (
    <ul className={styles.rules}>
      {rules.map(name => {
        const isMet = password !== '' && !missing.includes(name)
        return (
          <li key={name} className={styles.rule} data-met={isMet || undefined}>
            <Icon of={isMet ? Check : Circle} size="small" /> {t(`rules.${name}`, rule)}
          </li>
        )
      })}
    </ul>
  )
}
