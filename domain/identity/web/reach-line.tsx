import { Copy, Mail, Phone } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { hrefOfPhone } from '../contract/addresses.ts'
import styles from './business-card.module.css'

const kinds = {
  email: { icon: Mail, hrefOf: (email: string) => `mailto:${email}` },
  phone: { icon: Phone, hrefOf: hrefOfPhone },
}

/** An address to write to or a number to call, or to take along. */
export function ReachLine({ kind, value }: { kind: keyof typeof kinds; value: string }) {
  const t = useWords('identity')
  const { icon, hrefOf } = kinds[kind]
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    toast.success(t(`card.copied_${kind}`))
  }
  return (
    <p className={styles.line}>
      <Icon of={icon} />
      <a href={hrefOf(value)}>{value}</a>
      {typeof navigator !== 'undefined' && 'clipboard' in navigator && (
        <Button variant="icon" icon={Copy} aria-label={t(`card.copy_${kind}`)} onPress={() => void copy()} />
      )}
    </p>
  )
}
