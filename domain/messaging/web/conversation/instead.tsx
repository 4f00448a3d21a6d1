import type { ReactNode } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './conversations.module.css'

/** What stands in place of messages: why there are none, and the way on. */
const Instead = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <div className={styles.instead}>
    <EmptyState level={1} title={title} action={action}>
      {text}
    </EmptyState>
  </div>
)

/** The page of messages in a fair that does without them. */
export function ModuleOff() {
  const t = useWords('messaging')
  const href = useSalonHref()
  return (
    <Instead
      title={t('off.title')}
      text={t('off.text')}
      action={<ButtonLink href={href('/')}>{t('off.back')}</ButtonLink>}
    />
  )
}

/** Whom the fair has not let in writes to nobody there. */
export function NotIn() {
  const t = useWords('messaging')
  const href = useSalonHref()
  return (
    <Instead
      title={t('not_in.title')}
      text={t('not_in.text')}
      action={
        <ButtonLink variant="secondary" href={href(accountPaths.registerFormtype)}>
          {t('not_in.registration')}
        </ButtonLink>
      }
    />
  )
}
