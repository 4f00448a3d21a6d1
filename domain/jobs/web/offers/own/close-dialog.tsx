import { useState } from 'react'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { closeReasons } from '../../../contract/choices.ts'
import { type Reason, useOfferActions } from '../use-offer-actions.ts'

type Props = { offer: { id: number; title: string } | null; onClose: () => void }

/** An offer is closed for a reason, which its page says to those who kept it. */
export function CloseDialog({ offer, onClose }: Props) {
  const t = useWords('jobs')
  const [reason, setReason] = useState<Reason>('filled')
  const { close, isPending } = useOfferActions()
  return (
    <Confirm
      isOpen={offer !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('own_offers.close_title', { title: offer?.title ?? '' })}
      confirmLabel={t('own_offers.close')}
      isPending={isPending}
      onConfirm={() => offer && close(offer, reason, onClose)}
    >
      <p>{t('own_offers.close_text')}</p>
      <RadioGroupField
        label={t('own_offers.reason')}
        value={reason}
        onChange={setReason}
        options={closeReasons.map(id => ({ id, label: t(`own_offers.reason_${id}`) }))}
      />
    </Confirm>
  )
}
