import { Phone } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { CardSlot } from '#domain/identity/web/card-slot.ts'
import { spanOf } from '#platform/contract/span-of.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { callPaths } from '../../contract/paths.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { fullNameOf, otherOf, whereOf } from '../correspondent.ts'
import { useCalls } from '../use-calls.ts'
import { CallTalk } from './call-talk.tsx'
import styles from './room.module.css'

type Props = {
  call: VisioCall
  /** Whoever was inside: what had the focus is gone. */
  takesFocus?: boolean
}

/** What is left of a call: how long it was, and the ways on. */
export function EndedCall({ call, takesFocus = false }: Props) {
  const t = useWords('calls')
  const locale = useLocale()
  const href = useSalonHref()
  const { run, isPending } = useAction()
  const calls = useCalls()
  const Card = use(CardSlot)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const other = otherOf(call)
  const name = other ? fullNameOf(other) : t('gone')
  const ending = (
    <div className={styles.alone}>
      <section className={styles.ended} aria-labelledby="call-ended">
        <Avatar name={name} src={other?.picture} {...(other && { face: other })} size={96} />
        <h1 id="call-ended" ref={heading} tabIndex={-1}>
          {t(endingOf(call), { name })}
        </h1>
        {call.duration !== null && call.duration > 0 && (
          <p className={styles.lead}>{t('room.duration', { duration: spanOf(call.duration, locale) })}</p>
        )}
        <div className={styles.choices}>
          {other && (
            <Button
              variant="secondary"
              icon={Phone}
              isPending={isPending}
              onPress={() => run(() => calls.callChecked({ user: other.id, name, ...whereOf(call) }))}
            >
              {t('over.call_back')}
            </Button>
          )}
          {other && call.duration !== null && call.duration > 0 && <Card person={other.id} way="call" />}
          <ButtonLink variant="ghost" href={href(callPaths.visio)}>
            {t('room.history')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
  return (
    <div className={styles.layout}>
      {ending}
      {call.conversation && <CallTalk call={call} uuid={call.conversation} />}
    </div>
  )
}

function endingOf({ state, reason, isCaller }: VisioCall) {
  if (state === 'ringing') return 'room.ringing'
  if (state === 'refused') return isCaller ? 'over.refused' : 'room.refused'
  if (state === 'missed') return isCaller ? 'over.unanswered' : 'over.missed'
  if (state === 'cancelled') return 'room.cancelled'
  if (reason === 'failed') return 'room.media_failed'
  if (reason === 'left') return 'room.left'
  if (reason === 'not_allowed') return 'room.not_allowed'
  return 'visio.end'
}
