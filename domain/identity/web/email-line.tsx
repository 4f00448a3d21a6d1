import { Copy, Mail } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './business-card.module.css'

/** An address to write to, or to take along. */
export function EmailLine({ email }: { email: string }) {
  const t = useWords('identity')
  const copy = async () => {
    await navigator.clipboard.writeText(email)
    toast.success(t('card.copied'))
  }
  return (
    <p className={styles.line}>
      <Icon of={Mail} />
      <a href={`mailto:${email}`}>{email}</a>
      {typeof navigator !== 'undefined' && 'clipboard' in navigator && (
        <Button variant="icon" icon={Copy} aria-label={t('card.copy')} onPress={() => void copy()} />
      )}
    </p>
  )
}
