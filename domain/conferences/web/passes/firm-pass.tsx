import { useQuery } from '@tanstack/react-query'
import { Ticket, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { RecordOf } from '#platform/contract/resource.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type GivenPass, givenPasses, takePassBack } from '../../contract/given-pass.ts'
import { passAllotments } from '../../contract/pass-allotment.ts'
import parts from '../manage/part-list.module.css'
import styles from './firm-pass.module.css'
import { GivePass } from './give-pass.tsx'

/** One pass of an exhibitor: how many are left, who has one. */
export function FirmPass({ allotment }: { allotment: RecordOf<typeof passAllotments> }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [isGiving, setGiving] = useState(false)
  const [leaving, setLeaving] = useState<GivenPass | null>(null)
  const { id, pass, quantity, given } = allotment
  const { data, error, refetch } = useQuery(callQuery(api, givenPasses, { params: { id } }))
  const takeBack = ({ id: one, name }: GivenPass) =>
    run(async () => {
      await api.call(takePassBack, { params: { id, given: one } })
      setLeaving(null)
      await refresh(passAllotments, givenPasses)
      toast.success(t('allotments.taken_back', { name }))
    })
  const list = () => {
    if (!data) return <LoadState of={{ error, refetch }} failed={t('setup.failed')} shape="rows" count={2} />
    if (!data.given.length) return <p className={parts.none}>{t('allotments.nobody')}</p>
    return (
      <ul className={styles.given}>
        {data.given.map(one => (
          <li key={one.id}>
            <span className={styles.person}>
              <b>{one.name || one.email}</b>
              {one.name && <span>{one.email}</span>}
            </span>
            <Badge tone={one.isIn ? 'ok' : 'neutral'}>
              {t(one.isIn ? 'allotments.is_in' : 'allotments.is_invited')}
            </Badge>
            <Button
              variant="ghost"
              size="small"
              icon={Undo2}
              aria-label={t('allotments.take_back_from', { name: one.name || one.email })}
              onPress={() => setLeaving(one)}
            >
              {t('allotments.take_back')}
            </Button>
          </li>
        ))}
      </ul>
    )
  }
  const title = `allotment-${id}`
  return (
    <section className={parts.part} aria-labelledby={title}>
      <header className={parts.head}>
        <span className={styles.pass}>
          <h2 id={title} className={parts.title}>
            {pass.name}
          </h2>
          <span>{t('allotments.left', { given, quantity, left: quantity - given })}</span>
        </span>
        <Button
          variant="secondary"
          size="small"
          icon={Ticket}
          isDisabled={given >= quantity}
          onPress={() => setGiving(true)}
        >
          {t('allotments.give')}
        </Button>
      </header>
      {list()}
      {isGiving && (
        <GivePass
          allotment={allotment}
          conferences={data?.conferences ?? []}
          onClose={() => setGiving(false)}
        />
      )}
      {leaving && (
        <Confirm
          isOpen
          isDanger
          title={t('allotments.take_back_question', { name: leaving.name || leaving.email })}
          confirmLabel={t('allotments.take_back')}
          isPending={isPending}
          onOpenChange={isOpen => isOpen || setLeaving(null)}
          onConfirm={() => takeBack(leaving)}
        >
          <p>{t('allotments.take_back_text')}</p>
        </Confirm>
      )}
    </section>
  )
}
