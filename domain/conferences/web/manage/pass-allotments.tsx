import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { selectableFirms } from '#domain/exhibitors/contract/firm-lists.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { foldCase } from '#platform/contract/text.ts'
import { listQuery, pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { FormSection } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { passAllotments } from '../../contract/pass-allotment.ts'
import styles from './pass-places.module.css'
import { useRemoval } from './use-removal.tsx'

type Allotment = RecordOf<typeof passAllotments>

const most = 10_000
/** As the server orders names. */
const byFirm = (one: Allotment, other: Allotment) =>
  foldCase(one.firm.name) < foldCase(other.firm.name) ? -1 : 1

/** How many of a pass each exhibitor gives out. */
export function PassAllotments({ pass }: { pass: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { data } = useQuery(listQuery(api, passAllotments, { pass, pagination: 'false' }))
  // Here, not in the row, which is gone when it is put back.
  const { remove, isPending } = useRemoval(() => refresh(passAllotments))
  const leave = ({ id, firm, quantity }: Allotment) =>
    remove({
      name: firm.name,
      remove: () => api.remove(passAllotments, id),
      putBack: () => api.create(passAllotments, { pass, firm: firm.id, quantity }),
    })
  return (
    <div className={styles.places}>
      <FormSection title={t('allotments.of_pass')} hint={t('allotments.of_pass_text')}>
        {(data?.rows ?? []).toSorted(byFirm).map(allotment => (
          <FirmAllotment
            key={allotment.id}
            allotment={allotment}
            isLeaving={isPending}
            onLeave={() => leave(allotment)}
          />
        ))}
        <NewAllotment pass={pass} />
      </FormSection>
    </div>
  )
}

type FirmProps = { allotment: Allotment; isLeaving: boolean; onLeave: () => void }

function FirmAllotment({ allotment, isLeaving, onLeave }: FirmProps) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  /** What was written, until the server has answered. */
  const [sent, setSent] = useState<number | null>(null)
  const { id, firm, quantity, given } = allotment
  const change = (next: number) => {
    if (Number.isNaN(next) || next === quantity) return
    setSent(next)
    run(async () => {
      try {
        await api.update(passAllotments, id, { quantity: next })
      } finally {
        await refresh(passAllotments)
        setSent(null)
      }
    })
  }
  return (
    <div className={styles.allotment}>
      <NumberField
        label={firm.name}
        hint={t('allotments.given', { count: given })}
        value={sent ?? quantity}
        minValue={Math.max(1, given)}
        maxValue={most}
        hasSteps={false}
        onChange={change}
      />
      <Button
        variant="icon"
        icon={X}
        aria-label={t('allotments.remove', { name: firm.name })}
        isDisabled={isPending || isLeaving}
        onPress={onLeave}
      />
    </div>
  )
}

function NewAllotment({ pass }: { pass: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [firm, setFirm] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [quantity, setQuantity] = useState(1)
  const { data, isFetching } = useQuery(
    pageQuery(api, selectableFirms, { query: { fair: fair.id, search: typed } }),
  )
  const add = () =>
    run(async () => {
      await api.create(passAllotments, { pass, firm: Number(firm), quantity })
      setFirm(null)
      setQuantity(1)
      await refresh(passAllotments)
    })
  return (
    <div className={styles.add}>
      <ComboboxField
        label={t('allotments.firm')}
        options={(data?.rows ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        value={firm}
        valueLabel={data?.rows.find(({ id }) => String(id) === firm)?.name}
        onChange={setFirm}
        onSearch={setTyped}
        isSearching={isFetching}
      />
      <NumberField
        label={t('allotments.quantity')}
        value={quantity}
        minValue={1}
        maxValue={most}
        onChange={setQuantity}
      />
      <Button
        variant="secondary"
        icon={Plus}
        isDisabled={!firm || Number.isNaN(quantity)}
        isPending={isPending}
        onPress={add}
      >
        {t('allotments.add')}
      </Button>
    </div>
  )
}
