import { QrCode as QrCodeIcon } from 'lucide-react'
import { useState } from 'react'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { badgePaths } from '../../contract/badge/paths.ts'
import styles from './badge.module.css'
import { BadgeSheet } from './badge-sheet.tsx'
import { useBadge } from './use-badge.ts'

/** In the account card of a visitor: the badge at once, whatever page is open. */
export default function BadgeButton({ className, nameClass }: { className: string; nameClass: string }) {
  const t = useWords('leads')
  const fair = useFair()
  const href = useSalonHref()
  const { roles } = usePerson()
  const [isOpen, open] = useState(false)
  if (!fair || !roles.includes('visitor')) return null
  return (
    <>
      <button type="button" className={classNames(className, styles.opener)} onClick={() => open(true)}>
        <Icon of={QrCodeIcon} />
        <span className={nameClass}>{t('badge.title')}</span>
      </button>
      <Dialog
        title={t('badge.title')}
        lead={t('badge.lead')}
        isOpen={isOpen}
        onOpenChange={open}
        footer={close => (
          <ButtonLink variant="secondary" href={href(badgePaths.userBadge)} onPress={close}>
            {t('badge.open_page')}
          </ButtonLink>
        )}
      >
        <Shown fair={fair} />
      </Dialog>
    </>
  )
}

function Shown({ fair }: { fair: { id: number; name: string } }) {
  const t = useWords('leads')
  const { data, error } = useBadge(fair.id)
  if (error) return <p role="alert">{t('badge.not_in_text', { fair: fair.name })}</p>
  return data ? <BadgeSheet badge={data} place={fair.name} /> : <Skeleton shape="card" count={1} />
}
