import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast.tsx'
import styles from './told-once.module.css'

type Props = {
  title: string
  text: string
  secret: string
  copy: { label: string; done: string }
  /** Beside copying. */
  more?: ReactNode
  example: { title: string; text?: string; code: string }
}

/** A secret that was just made, shown this once, with how it is used. */
export function ToldOnce({ title, text, secret, copy, more, example }: Props) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const copied = async () => {
    await navigator.clipboard.writeText(secret)
    toast.success(copy.done)
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <code className={styles.secret}>{secret}</code>
      <div className={styles.actions}>
        <Button icon={Copy} onPress={() => void copied()}>
          {copy.label}
        </Button>
        {more}
      </div>
      <h3 className={styles.subtitle}>{example.title}</h3>
      {example.text && <p>{example.text}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is read by scrolling */}
      <pre className={styles.example} tabIndex={0}>
        {example.code}
      </pre>
    </section>
  )
}
