import { Archive, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import styles from './plan.module.css'

/** Where stands are thrown away, and where they are taken back for thirty days. */
export function TrashZone({
  stands,
  isOver,
  onRestore,
}: {
  stands: PlanStand[]
  isOver: boolean
  onRestore: (stand: PlanStand) => void
}) {
  const t = useWords('halls')
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'long' })
  const [isOpen, open] = useState(false)
  return (
    <div className={styles.trash} data-drop="trash" data-over={isOver || undefined}>
      <Icon of={Archive} />
      <b>{t('plan.trash_title')}</b>
      <span>{t('plan.trash_text')}</span>
      {stands.length > 0 && (
        <Button variant="ghost" size="small" onPress={() => open(true)}>
          {t('plan.in_trash', { count: stands.length })}
        </Button>
      )}
      <Dialog title={t('plan.trash_list')} lead={t('plan.trash_lead')} isOpen={isOpen} onOpenChange={open}>
        <ul className={styles.trashed}>
          {stands.map(stand => (
            <li key={stand.id}>
              <span>
                <b>{stand.name}</b>
                {stand.deletedOn && (
                  <small>{t('plan.deleted_on', { day: day.format(new Date(stand.deletedOn)) })}</small>
                )}
              </span>
              <Button
                variant="secondary"
                size="small"
                icon={RotateCcw}
                aria-label={t('plan.restore_named', { name: stand.name })}
                onPress={() => {
                  onRestore(stand)
                  if (stands.length === 1) open(false)
                }}
              >
                {t('plan.restore')}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
