import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readAgenda } from '../../contract/agenda.ts'
import { type OfferedPass, viewConference } from '../../contract/calls.ts'
import { askForPass, giveBackPlace } from '../../contract/pass-calls.ts'
import { passUsers } from '../../contract/pass-user.ts'
import { passStep } from './pass-step.ts'
import styles from './session-entry.module.css'

type Props = {
  conference: number
  passes: readonly OfferedPass[]
  /** Whether somebody can still come: what is over or cancelled has no places. */
  isOffered: boolean
}

/** The passes by which one comes in: what one has of each, and the next step. */
export function PassWays({ conference, passes, isOffered }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { user } = usePerson()
  const { run, isPending } = useAction()
  const [swapping, setSwapping] = useState<OfferedPass | null>(null)
  const readAgain = () => refresh(viewConference, readAgenda)
  const ask = (pass: OfferedPass, more: { queue?: true; swap?: true }) =>
    run(async () => {
      const places = pass.type === 'limited' ? { conferences: [conference] } : {}
      try {
        const made = await api.call(askForPass, { body: { pass: pass.id, ...places, ...more } })
        const said = made.places.includes(conference)
          ? 'taken'
          : made.queued.includes(conference)
            ? 'in_queue'
            : 'asked'
        toast.success(t(`pass.${said}`))
        setSwapping(null)
      } catch (error) {
        if (!(error instanceof ProblemError) || error.problem.message_code !== 'place_clash' || more.swap)
          throw error
        setSwapping(pass)
      } finally {
        // Who was not in time sees what is left.
        await readAgain()
      }
    })
  const giveBack = (pass: OfferedPass) =>
    run(async () => {
      const { rows } = await api.list(passUsers, { pass: pass.id, user: user?.id })
      const [request] = rows
      if (request) await api.call(giveBackPlace, { params: { id: request.id, conference } })
      await readAgain()
      toast.success(t('pass.given_back'))
    })
  return (
    <ul className={styles.passes} aria-label={t('entry.passes')}>
      {passes.map(pass => {
        const step = user && isOffered ? passStep(pass) : null
        return (
          <li key={pass.id}>
            <Icon of={Ticket} size="small" />
            <b>{pass.name}</b>
            <span>{wordOf(pass, t)}</span>
            {step && (
              <Button
                size="small"
                variant={step === 'give_back' || step === 'leave_queue' ? 'ghost' : 'primary'}
                isPending={isPending}
                onPress={() =>
                  step === 'give_back' || step === 'leave_queue'
                    ? giveBack(pass)
                    : ask(pass, step === 'queue' ? { queue: true } : {})
                }
              >
                {t(`pass.do_${step}`)}
              </Button>
            )}
          </li>
        )
      })}
      {swapping && (
        <Confirm
          isOpen
          title={t('pass.swap_question')}
          confirmLabel={t('pass.swap')}
          isPending={isPending}
          onOpenChange={isOpen => isOpen || setSwapping(null)}
          onConfirm={() => ask(swapping, { swap: true })}
        >
          <p>{t('pass.swap_text')}</p>
        </Confirm>
      )}
    </ul>
  )
}

/** What one has of a pass. */
const wordOf = (
  { isValidated, isQueued, hasPlace, isFull }: OfferedPass,
  t: ReturnType<typeof useWords<'conferences'>>,
) => {
  if (isQueued) return t('pass.queued')
  if (hasPlace) return t('pass.place')
  if (isValidated === validationState.validated) return t('pass.held')
  if (isValidated === validationState.waiting) return t('pass.waiting')
  if (isValidated === validationState.refused) return t('pass.refused')
  return isFull ? t('pass.full') : ''
}
