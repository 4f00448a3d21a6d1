import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './webhooks.module.css'

/** What a receiver does with it, as one writes it. */
const example = `import { Webhook } from 'standardwebhooks'

// body: the bytes of the request, as they came
const event = new Webhook(secret).verify(body, request.headers)
// { type: 'lead.created', timestamp: '…', data: { lead: 12, firm: 3, fair: 1 } }`

/** A secret that was just made: shown this once. */
export function NewSecret({ secret }: { secret: string }) {
  const t = useWords('leads')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toast.success(t('webhooks.copied'))
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.made} aria-labelledby="webhook-secret">
      <h2 id="webhook-secret" className={styles.title}>
        {t('webhooks.secret')}
      </h2>
      <p>{t('webhooks.secret_once')}</p>
      <code className={styles.secret}>{secret}</code>
      <div>
        <Button variant="secondary" icon={Copy} onPress={() => void copy()}>
          {t('webhooks.copy')}
        </Button>
      </div>
      <h3 className={styles.subtitle}>{t('webhooks.example')}</h3>
      <p>{t('webhooks.example_text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is read by scrolling */}
      <pre className={styles.example} tabIndex={0}>
        {example}
      </pre>
    </section>
  )
}
