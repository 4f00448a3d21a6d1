import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './key-help.module.css'
import { keysOf } from './page-keys.ts'

/** The keys that work on the page one is on. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useWords('app')
  const screen = useScreen()
  const named = (key: string) => (key === 'enter' || key === 'escape' ? t(`keys.name_${key}`) : key)
  return (
    <Dialog title={t('keys.title')} lead={t('keys.lead')} isOpen onOpenChange={isOpen => isOpen || onClose()}>
      <dl className={styles.keys}>
        {keysOf(screen?.name).map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <Kbd key={key}>{named(key)}</Kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
