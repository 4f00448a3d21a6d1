import { Badge } from '#platform/web/ui/badge.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './configure.module.css'
import type { PartProps } from './part.ts'

/** Whether visitors see the booth: the organizer's to decide, everybody's to know. */
export function VisibilityPart({ booth, draft }: PartProps) {
  const t = useWords('stands')
  const { isVisible } = draft.content
  if (booth.mayChangeVisibility)
    return (
      <SwitchField
        label={t('configure.visible_switch')}
        hint={t('configure.visible_hint')}
        isSelected={isVisible}
        onChange={next => draft.set({ isVisible: next })}
      />
    )
  return (
    <>
      <div>
        <Badge tone={isVisible ? 'ok' : 'neutral'}>
          {t(isVisible ? 'configure.is_visible' : 'configure.is_hidden')}
        </Badge>
      </div>
      <p className={styles.quiet}>
        {t(
          !isVisible
            ? 'configure.hidden_text'
            : booth.place
              ? 'configure.visible_text'
              : 'configure.unplaced_text',
        )}
      </p>
    </>
  )
}
