import { useQuery } from '@tanstack/react-query'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { businessCard } from '#domain/identity/contract/business-card.ts'
import type { CardTarget } from '#domain/identity/web/card-slot.ts'
import { useDays } from '#domain/jobs/web/use-days.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FirmConsents } from '../../contract/consent.ts'
import styles from './own-card.module.css'
import { type FirmTarget, useConsents } from './use-consents.ts'
import { useSeenWords } from './use-seen-words.ts'
import { useSharedVisits } from './use-shared-visits.ts'

/** Of a person with whom one spoke it goes to their firm. */
export default function OwnCard({ way, stand, ...target }: CardTarget) {
  const person = 'person' in target ? target.person : null
  const { data } = useQuery({
    ...callQuery(useApi(), businessCard, { params: { id: person ?? 0 } }),
    enabled: person !== null,
    retry: false,
  })
  const firm = 'firm' in target ? target.firm : data?.firm
  return firm ? <CardOf firm={firm} way={way} {...(stand && { stand })} /> : null
}

/** Hands a firm one’s card, or shows that it has it: what that is is said before, and taken back in the same place. */
function CardOf(target: FirmTarget) {
  const t = useWords('leads')
  const [isOpen, open] = useState(false)
  const { consents, change, isPending } = useConsents(target)
  useSharedVisits(target.way === 'booth' && consents?.visits ? (target.stand ?? null) : null)
  if (!consents) return null
  const firm = target.firm.name
  const has = consents.card !== null
  const takeBack = () =>
    change({ card: false }, () => {
      open(false)
      toast.success(t('card.taken_back', { firm }))
    })
  return (
    <>
      <Button variant={has ? 'ghost' : 'secondary'} icon={IdCard} onPress={() => open(true)}>
        {t(has ? 'card.has' : 'card.give')}
      </Button>
      {has ? (
        <GivenCard
          consents={consents}
          isOpen={isOpen}
          onOpenChange={open}
          isPending={isPending}
          onVisits={visits => change({ visits })}
          onTakeBack={takeBack}
        />
      ) : (
        <Question
          consents={consents}
          isOpen={isOpen}
          onOpenChange={open}
          isPending={isPending}
          onGive={visits =>
            change({ card: true, ...(visits && { visits }) }, () => {
              open(false)
              toast.success(t('card.given', { firm }), {
                action: { label: t('card.undo'), onPress: takeBack, isUndo: true },
              })
            })
          }
        />
      )}
    </>
  )
}

type Shown = {
  consents: FirmConsents
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isPending: boolean
}

/** Asked once: what the firm gets is read before it is given, and that it may see visits is never ticked. */
function Question({ consents, onGive, ...shown }: Shown & { onGive: (visits: boolean) => void }) {
  const t = useWords('leads')
  const seen = useSeenWords()
  const [visits, setVisits] = useState(false)
  const firm = consents.firm.name
  return (
    <Dialog
      title={t('card.title', { firm })}
      lead={t('card.text', { firm })}
      size="small"
      isOpen={shown.isOpen}
      onOpenChange={shown.onOpenChange}
      isBusy={shown.isPending}
      footer={close => (
        <div className={styles.foot}>
          <Button variant="secondary" onPress={close} isDisabled={shown.isPending}>
            {t('card.later')}
          </Button>
          <Button isPending={shown.isPending} onPress={() => onGive(visits)}>
            {t('card.give')}
          </Button>
        </div>
      )}
    >
      <Details consents={consents} />
      <CheckboxField
        isSelected={visits}
        onChange={setVisits}
        hint={t('card.visits_hint', { what: seen(true) })}
      >
        {t('card.visits', { firm })}
      </CheckboxField>
    </Dialog>
  )
}

function Details({ consents: { details } }: { consents: FirmConsents }) {
  const lines = [
    [details.jobTitle, details.firm].filter(Boolean).join(' · '),
    details.email,
    details.phone ?? '',
  ]
  return (
    <div className={styles.card}>
      <b>
        {details.firstName} {details.lastName}
      </b>
      {lines.filter(Boolean).map(line => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}

function GivenCard({
  consents,
  onVisits,
  onTakeBack,
  ...shown
}: Shown & { onVisits: (visits: boolean) => void; onTakeBack: () => void }) {
  const t = useWords('leads')
  const days = useDays()
  const seen = useSeenWords()
  const firm = consents.firm.name
  return (
    <Dialog
      title={t('card.given_card', { firm })}
      lead={
        consents.card && t('card.since', { day: days.day(consents.card), time: days.time(consents.card) })
      }
      size="small"
      isOpen={shown.isOpen}
      onOpenChange={shown.onOpenChange}
      footer={
        <div className={styles.foot}>
          <Button variant="danger" isPending={shown.isPending} onPress={onTakeBack}>
            {t('card.take_back')}
          </Button>
        </div>
      }
    >
      <Details consents={consents} />
      <SwitchField
        label={t('card.visits', { firm })}
        hint={t('card.visits_hint', { what: seen(consents.visits === null || consents.seesKept) })}
        isSelected={consents.visits !== null}
        isDisabled={shown.isPending}
        onChange={onVisits}
      />
      <p className={styles.small}>{t('card.take_back_text', { firm })}</p>
    </Dialog>
  )
}
