import { DoorClosed } from 'lucide-react'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Outcome } from '#domain/identity/web/outcome.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** The fair takes nobody this way; its people can be written to. */
export function Closed() {
  const t = useWords('registration')
  const href = useSalonHref()
  const fair = useFair()
  const isOver = fair && isClosed(fair.status.id)
  return (
    <Outcome
      icon={DoorClosed}
      tone="quiet"
      title={t('register.closed')}
      actions={<ButtonLink href={href('/contact')}>{t('register.write')}</ButtonLink>}
    >
      {t(isOver ? 'register.closed_over' : 'register.closed_text')}
    </Outcome>
  )
}
