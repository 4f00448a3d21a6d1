import type { Use } from '#platform/contract/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props = { name: string; by: readonly Use[]; onClose: () => void }

/** Why an entry stays: what needs it, and how often. */
export function StillUsed({ name, by, onClose }: Props) {
  const t = useWords('reference')
  return (
    <Dialog
      isOpen
      size="small"
      title={t('list.used_title', { name })}
      lead={t('list.used_lead')}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('list.understood')}</Button>}
    >
      <ul>
        {by.map(({ resource, count }) => (
          <li key={resource}>{t('list.used_by', { count, what: t(`titles.${resource}`) })}</li>
        ))}
      </ul>
    </Dialog>
  )
}
