import { BookOpen, Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './keys.module.css'
import type { MadeKey } from './make-key.tsx'

/** A first call with it, as one types it. */
const exampleOf = (fair: number, { key, scope }: MadeKey) => {
  const { origin } = window.location
  const head = `curl -H 'Authorization: Bearer ${key}'`
  return scope === 'import'
    ? `${head} \\\n  -F file=@exhibitors.xlsx \\\n  ${origin}/api/fairs/${fair}/import/preview`
    : `${head} \\\n  -o exhibitors.xlsx \\\n  '${origin}/api/firms/back/export?fair=${fair}&format=xlsx'`
}

/** A key that was just made: shown this once. */
export function KeyMade({ fair, made }: { fair: number; made: MadeKey }) {
  const t = useWords('identity')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const copy = async () => {
    await navigator.clipboard.writeText(made.key)
    toast.success(t('keys.copied'))
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.made} aria-labelledby="key-made">
      <h2 id="key-made" className={styles.title}>
        {t('keys.made')}
      </h2>
      <p>{t('keys.made_text')}</p>
      <code className={styles.key}>{made.key}</code>
      <div className={styles.actions}>
        <Button icon={Copy} onPress={() => void copy()}>
          {t('keys.copy')}
        </Button>
        <ButtonLink variant="ghost" icon={BookOpen} href="/api/docs" target="_blank">
          {t('keys.docs')}
        </ButtonLink>
      </div>
      <h3 className={styles.subtitle}>{t('keys.example')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is read by scrolling */}
      <pre className={styles.example} tabIndex={0}>
        {exampleOf(fair, made)}
      </pre>
    </section>
  )
}
