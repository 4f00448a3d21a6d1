import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { Keys } from '#domain/identity/web/keys/keys.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from '../webhooks/webhooks.module.css'
import { Webhooks } from '../webhooks/webhooks.tsx'

/** Where the programs of a firm are told of its own contacts and applications in the fair, and by what they read them. */
export default function FirmWebhooksPage() {
  const t = useWords('leads')
  const fair = useCurrentFair()
  const { user } = usePerson()
  if (!user?.firm) return <Skeleton shape="rows" count={3} />
  const firm = user.firm.id
  return (
    <Webhooks key={`${fair.id}:${firm}`} fair={fair} firm={firm}>
      <section className={styles.keys} aria-labelledby="firm-keys">
        <h2 id="firm-keys">{t('webhooks.keys')}</h2>
        <p className={styles.facts}>{t('webhooks.keys_text', { fair: fair.name })}</p>
        <Keys fair={fair.id} firm={firm} />
      </section>
    </Webhooks>
  )
}
