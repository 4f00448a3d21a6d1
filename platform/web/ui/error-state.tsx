import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './error-state.module.css'
import { useKitWords } from './kit-words.tsx'

export interface ErrorStateProps {
  /** What happened, in words: "The programme could not be loaded". */
  title: string
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** Another way on: back, home, write to the organizer. */
  action?: ReactNode
  /** What support asks for. */
  reference?: string
  level?: 1 | 2 | 3
}

/** A part of the page could not be shown: what happened, try again, another way on. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying,
  action,
  reference,
  level = 3,
}: ErrorStateProps) {
  const words = useKitWords()
  const Title = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.error} role="alert">
      <svg className={styles.drawing} viewBox="0 0 92 80" aria-hidden="true">
        <path className={styles.half} d="M43 30 4 50l39 20-6-9 7-12-6-8Z" />
        <path className={styles.half} d="M51 31 88 50 51 69l-6-8 8-12-7-9Z" />
        <path d="M46 4v9l5 4-4 6" />
      </svg>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {children && <div className={styles.text}>{children}</div>}
        {(onRetry || action) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button
                variant="secondary"
                size="small"
                icon={RotateCw}
                isPending={isRetrying}
                onPress={onRetry}
              >
                {words.tryAgain}
              </Button>
            )}
            {action}
          </div>
        )}
        {reference && <code className={styles.reference}>{reference}</code>}
      </div>
    </div>
  )
}
