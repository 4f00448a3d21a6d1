import { Check, Circle } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { passwordProblems } from '../contract/password.ts'
import styles from './password-rules.module.css'

const rules = [
  'password_too_short',
  'password_uppercase',
  'password_lowercase',
  'password_digit',
  'password_sign',
] as const
const least = 7

/** What a password needs, ticked off as it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const t = useWords('identity')
  const missing = passwordProblems(password, least)
  return (
    <ul className={styles.rules}>
      {rules.map(rule => {
        const isMet = password !== '' && !missing.includes(rule)
        return (
          <li key={rule} className={styles.rule} data-met={isMet || undefined}>
            <Icon of={isMet ? Check : Circle} size="small" /> {t(`rules.${rule}`)}
          </li>
        )
      })}
    </ul>
  )
}
