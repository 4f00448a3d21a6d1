import { MessageCircle, Mic, PhoneOff, SquarePen, Video, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAction } from '#platform/web/api/use-action.ts'
import { showInBrowser } from '#platform/web/outside/browser-notifications.ts'
import { useTabTitle } from '#platform/web/outside/use-tab-title.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { callStore } from '../call-store.ts'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { useCalls } from '../use-calls.ts'
import { AlertCard } from './alert-card.tsx'
import { EmptyingRing } from './emptying-ring.tsx'
import styles from './ring.module.css'
import { useRingTone } from './ring-tone.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Somebody calls: over the whole of a phone, in the corner of a wide screen. */
export function IncomingCall({ call, until }: { call: VisioCall; until: number }) {
  const t = useWords('calls')
  const { run, isPending } = useAction()
  const { accept, refuse } = useCalls()
  const heading = useRef<HTMLHeadingElement>(null)
  const ids = { name: useId(), says: useId() }
  const other = otherOf(call)
  const name = other ? fullNameOf(other) : t('gone')
  const seconds = useSecondsLeft(call, until)
  const [isOtherWay, setOtherWay] = useState(false)
  useRingTone(true)
  const told = t('incoming.calls', { name })
  useTabTitle(told)
  useEffect(() => showInBrowser({ text: told, tag: `call-${call.uniqid}`, stays: true }), [told, call.uniqid])
  const answer = (camera: boolean) => run(() => accept(call, { camera }))
  const reply = (message: string) => run(() => refuse(call, message))
  return (
    <AlertCard heading={heading} labelledBy={ids.name} describedBy={ids.says}>
      <span className={styles.hide}>
        <Button
          variant="ghost"
          icon={X}
          aria-label={t('incoming.hide')}
          onPress={() => callStore.hide(call.uniqid)}
        />
      </span>
      <EmptyingRing until={until} size={208}>
        <span className={styles.portrait}>
          <Avatar name={name} src={other?.picture} {...(other && { face: other })} size={96} />
        </span>
      </EmptyingRing>
      <h2 id={ids.name} ref={heading} tabIndex={-1} className={styles.name}>
        <span className="visually-hidden">{t('incoming.title', { name })}</span>
        <span aria-hidden="true">{name}</span>
      </h2>
      <p className={styles.seconds} aria-hidden="true">
        {t('incoming.ringing', { count: seconds })}
      </p>
      <div id={ids.says} className={styles.who}>
        {[other?.jobTitle, other?.firm].map(line => line && <p key={line}>{line}</p>)}
      </div>
      {(call.context || call.about) && (
        <p className={styles.context}>
          <small>{t('incoming.context')}</small>
          {call.context && <b>{call.context.title}</b>}
          {call.about && <span>{call.about}</span>}
        </p>
      )}
      <div className={styles.answers}>
        <Button
          variant="danger"
          size="big"
          icon={PhoneOff}
          aria-label={t('incoming.refuse_call')}
          isDisabled={isPending}
          onPress={() => run(() => refuse(call))}
        >
          {t('incoming.refuse')}
        </Button>
        <Button
          size="big"
          icon={Video}
          aria-label={t('incoming.accept_call')}
          isPending={isPending}
          onPress={() => answer(true)}
        >
          {t('incoming.accept')}
        </Button>
        <Button variant="secondary" icon={Mic} isDisabled={isPending} onPress={() => answer(false)}>
          {t('incoming.accept_without_camera')}
        </Button>
      </div>
      {call.conversation && (
        <div className={styles.replies}>
          <h3>
            <MessageCircle aria-hidden="true" size={18} /> {t('incoming.write_instead')}
          </h3>
          {isOtherWay ? (
            <OwnReply onSend={reply} />
          ) : (
            <ul>
              {([t('incoming.reply_later'), t('incoming.reply_in_writing')] as const).map(text => (
                <li key={text}>
                  <Button variant="secondary" size="small" isDisabled={isPending} onPress={() => reply(text)}>
                    {text}
                  </Button>
                </li>
              ))}
              <li>
                <Button
                  variant="secondary"
                  size="small"
                  icon={SquarePen}
                  aria-label={t('incoming.own_reply')}
                  onPress={() => setOtherWay(true)}
                >
                  {t('incoming.other')}
                </Button>
              </li>
            </ul>
          )}
        </div>
      )}
    </AlertCard>
  )
}

/** In one's own words. */
function OwnReply({ onSend }: { onSend: (text: string) => void }) {
  const t = useWords('calls')
  const [text, write] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onSend(text.trim())
  }
  return (
    <form onSubmit={send} className={styles.ownReply}>
      <TextField label={t('incoming.own_reply')} value={text} onChange={write} maxLength={500} autoFocus />
      <Button type="submit" isDisabled={!text.trim()}>
        {t('incoming.refuse_and_send')}
      </Button>
    </form>
  )
}
