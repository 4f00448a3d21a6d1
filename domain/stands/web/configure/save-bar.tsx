import { Check, Eye, Redo2, Undo2 } from 'lucide-react'
import { useUndoKeys } from '#platform/web/saving/use-undo-keys.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './configure.module.css'
import type { BoothDraft } from './use-booth-draft.ts'

/** Always in reach: what state the work is in, the way back, and the one button that publishes it. */
export function SaveBar({
  draft,
  isPending,
  previewHref,
}: {
  draft: BoothDraft
  isPending: boolean
  previewHref: string
}) {
  const t = useWords('stands')
  useUndoKeys(draft)
  return (
    <div className={styles.bar}>
      <p className={styles.state} role="status">
        {draft.isChanged ? (
          t('configure.unsaved')
        ) : (
          <>
            <Icon of={Check} size="small" /> {t('configure.all_saved')}
          </>
        )}
      </p>
      <div className={styles.tools}>
        <Button
          variant="icon"
          icon={Undo2}
          aria-label={t('configure.undo')}
          isDisabled={!draft.canUndo}
          onPress={draft.undo}
        />
        <Button
          variant="icon"
          icon={Redo2}
          aria-label={t('configure.redo')}
          isDisabled={!draft.canRedo}
          onPress={draft.redo}
        />
        <ButtonLink variant="icon" icon={Eye} aria-label={t('configure.preview')} href={previewHref} />
        <Button type="submit" isPending={isPending} isDisabled={!draft.isChanged}>
          {t('configure.save')}
        </Button>
      </div>
    </div>
  )
}
