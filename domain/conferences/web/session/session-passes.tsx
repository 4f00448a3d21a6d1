import { useMutation } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { Suspense, useState } from 'react'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readAgenda } from '../../contract/agenda.ts'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import { askForPass, giveBackPlace } from '../../contract/pass-calls.ts'
import { type OfferedPass, type PassStep, passStep } from './pass-step.ts'
import styles from './session-passes.module.css'

// Nobody waits for it: it asks after a press.
const Confirm = lazyWithRetry(async () => ({
  default: (await import('#platform/web/ui/confirm.tsx')).Confirm,
}))

/** The passes by which one comes in, each with what one has of it and the step that can be taken. */
export function SessionPasses({ view }: { view: ConferenceView }) {
  const t = useWords('conferences')
  const { entry, conference, isTeam } = view
  if (!entry.passes.length) return null
  return (
    <ul className={styles.passes} aria-label={t('entry.passes')}>
      {entry.passes.map((pass, at) => (
        <li key={pass.id}>
          <Icon of={Ticket} size="small" />
          <b>{pass.name}</b>
          <span>{passWord(pass, t)}</span>
          <PassWay
            pass={pass}
            step={isTeam ? null : passStep(pass, entry)}
            conference={conference.id}
            isFirst={at === 0}
          />
        </li>
      ))}
    </ul>
  )
}

const passWord = (
  { isValidated, isQueued, hasPlace, isFull }: OfferedPass,
  t: ReturnType<typeof useWords<'conferences'>>,
) => {
  if (isQueued) return t('pass.queued')
  if (isValidated === validationState.waiting) return t('pass.waiting')
  if (isValidated === validationState.refused) return t('pass.refused')
  if (hasPlace) return t('pass.place')
  if (isValidated === validationState.validated) return t('pass.owned')
  return isFull ? t('pass.full') : ''
}

const isClash = (error: Error) =>
  error instanceof ProblemError && error.problem.message_code === 'place_clash'

type Way = { pass: OfferedPass; step: PassStep | null; conference: number; isFirst: boolean }

function PassWay({ pass, step, conference, isFirst }: Way) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const [isSwapAsked, setSwapAsked] = useState(false)
  const take = useMutation({
    mutationFn: async ({ step: taken, swap }: { step: PassStep; swap: boolean }) => {
      if (taken === 'ask') await api.call(askForPass, { body: { pass: pass.id } })
      else if (taken === 'take' || taken === 'queue') {
        const asked = { pass: pass.id, conferences: [conference], queue: taken === 'queue', swap }
        await api.call(askForPass, { body: asked })
      } else if (pass.request !== null)
        await api.call(giveBackPlace, { params: { id: pass.request, conference } })
    },
    onSuccess: (_, { step: taken }) => {
      setSwapAsked(false)
      toast.success(t(`pass.done_${taken}`))
    },
    onError: error => (isClash(error) ? setSwapAsked(true) : toast.error(error.message)),
    onSettled: () => refresh(viewConference, readAgenda),
  })
  if (!step) return null
  const isGivingBack = step === 'give_back' || step === 'leave_queue'
  return (
    <>
      <Button
        variant={isFirst && !isGivingBack ? 'primary' : 'secondary'}
        isPending={take.isPending && !isSwapAsked}
        onPress={() => take.mutate({ step, swap: false })}
      >
        {t(`pass.${step}`)}
      </Button>
      {isSwapAsked && (
        <Suspense fallback={null}>
          <Confirm
            isOpen
            onOpenChange={setSwapAsked}
            title={t('pass.swap_title')}
            confirmLabel={t('pass.swap')}
            isPending={take.isPending}
            onConfirm={() => take.mutate({ step, swap: true })}
          >
            {t('pass.swap_text')}
          </Confirm>
        </Suspense>
      )}
    </>
  )
}
