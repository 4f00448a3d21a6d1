import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useOfferActions } from '../use-offer-actions.ts'

type Props = { offer: { id: number; title: string } | null; onClose: () => void; onDone?: () => void }

/** Asked by name, since it is not undone. */
export function RemoveDialog({ offer, onClose, onDone }: Props) {
  const t = useWords('jobs')
  const { remove, isPending } = useOfferActions()
  const done = () => {
    onClose()
    onDone?.()
  }
  return (
    <Confirm
      isDanger
      isOpen={offer !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('own_offers.remove_title', { title: offer?.title ?? '' })}
      confirmLabel={t('own_offers.remove')}
      isPending={isPending}
      onConfirm={() => offer && remove(offer, done)}
    >
      <p>{t('own_offers.remove_text')}</p>
    </Confirm>
  )
}
