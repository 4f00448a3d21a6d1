import { BookOpen, Building2, CircleUserRound, type LucideIcon, Store, X } from 'lucide-react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ContextKind, MessageContext } from '../../contract/message.ts'
import styles from './thread.module.css'

export const contextIcons: Readonly<Record<ContextKind, LucideIcon>> = {
  booth: Store,
  brochure: BookOpen,
  card: CircleUserRound,
  profile: CircleUserRound,
  exhibitor: Building2,
}

/** The page of what one writes from, where it has one of its own. */
const pages: Readonly<Partial<Record<ContextKind, string>>> = {
  booth: standPaths.standVisit,
  exhibitor: exhibitorPaths.exhibitorsId,
}

/** From where somebody writes; with `onRemove` it is not sent yet. */
export function LineContext({
  context: { kind, id, title },
  onRemove,
}: {
  context: MessageContext
  onRemove?: (() => void) | undefined
}) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const page = pages[kind]
  return (
    <div className={styles.context}>
      <Icon of={contextIcons[kind]} />
      <span>
        <small>{t(`context.${kind}`)}</small>
        <b>{title}</b>
      </span>
      {onRemove ? (
        <Button
          variant="icon"
          size="small"
          icon={X}
          aria-label={t('context.remove', { title })}
          onPress={onRemove}
        />
      ) : (
        page && (
          <Link to={href(page, { id })} aria-label={t('context.open', { title })}>
            {t('context.see')}
          </Link>
        )
      )}
    </div>
  )
}
