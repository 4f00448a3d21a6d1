import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { YearlyFair } from './yearly-fair.ts'

type Props = {
  what: 'archive' | 'unarchive'
  fair: YearlyFair
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Into the archive a fair closes for its visitors, out of it they are let in again: both at once, so it is asked. */
export function ArchiveQuestion({ what, fair, onConfirm, onClose }: Props) {
  const t = useWords('fairs')
  const { id } = fair.archivedFrom ?? fair.status
  return (
    <Confirm
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t(`year.${what}_ask`, { name: fair.name ?? fair.homepage })}
      confirmLabel={t(`year.${what}`)}
      onConfirm={() => {
        void onConfirm()
        onClose()
      }}
    >
      <p>{t(`year.${what}_hint`, { status: t(`settings.status_${id}`) })}</p>
    </Confirm>
  )
}
