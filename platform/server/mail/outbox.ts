import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { createPostman, lanes, type Postman } from './delivery.ts'
import type { Mail } from './mail.ts'
import { assertMailable } from './mail-address.ts'
import { claimMail, markForLater, markLost, markSent, type QueuedMail, writeMail } from './outbox-rows.ts'
import { sweepExpired } from './sweep-expired.ts'

export type Outbox = {
  /** Writes the mail with the change it reports: sent only if the caller's transaction is. @throws MailRefused */
  queue(db: Kysely<Tables>, mail: Mail): Promise<void>
  /** Sends from now on what is due. */
  start(): void
  stop(): Promise<void>
  /** Sends what is due now, and is done when it is done. */
  flush(): Promise<void>
  /** Sends what is due soon, without making the caller wait: what a request calls once it has committed. */
  wake(): void
}

type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type OutboxOptions = {
  database: Database
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>
  log: Log
  now(): Date
}

const everySeconds = 2
const sweepMilliseconds = 10 * 60_000

export function createOutbox({ database, settings, log, now }: OutboxOptions): Outbox {
  const postman: Postman | null = settings.SMTP_URL
    ? createPostman(settings.SMTP_URL, settings.MAIL_FROM)
    : null
  const db = database.kysely
  let timer: NodeJS.Timeout | undefined
  let pass: Promise<void> | undefined
  let working: Promise<void> | undefined
  let stopping = false
  let sweptAt = 0

  /** One mail from claim to result. False when no other should be tried now. */
  async function sendNext(to: Postman): Promise<boolean> {
    const mail = stopping ? undefined : await claimMail(db, now())
    if (!mail) return false
    const result = await to.deliver(mail)
    if (result.end === 'sent') {
      await markSent(db, mail.id, now())
      log.info(about(mail), 'mail sent')
    } else if (result.end === 'refused') {
      await markLost(db, mail.id, 'failed', result.reason)
      log.error(about(mail), 'mail refused for good')
    } else {
      const state = await markForLater(db, mail, result.reason, now())
      if (state === 'given_up') log.error(about(mail), 'mail given up after a day')
      else log.warn(about(mail), 'mail not sent yet')
    }
    return result.end !== 'down'
  }

  async function lane(to: Postman) {
    while (await sendNext(to));
  }

  async function onePass() {
    if (postman) await Promise.all(Array.from({ length: lanes }, () => lane(postman)))
  }

  async function flush(): Promise<void> {
    // What was queued while another pass was running may have been overlooked by it.
    await pass?.catch(() => {})
    pass ??= onePass().finally(() => {
      pass = undefined
    })
    await pass
  }

  async function tick() {
    try {
      await flush()
      if (now().getTime() - sweptAt > sweepMilliseconds) {
        sweptAt = now().getTime()
        await sweepExpired(db, now())
      }
    } catch (error) {
      log.error({ error }, 'the outbox could not be worked on')
    }
    if (timer) schedule()
  }

  const schedule = () => {
    timer = setTimeout(() => {
      working = tick()
    }, everySeconds * 1000)
    timer.unref()
  }

  return {
    async queue(within, mail) {
      assertMailable(mail)
      await writeMail(within, mail, postman ? 'queued' : 'kept', now())
    },
    start() {
      stopping = false
      if (!timer) schedule()
    },
    async stop() {
      stopping = true
      clearTimeout(timer)
      timer = undefined
      await Promise.allSettled([working, pass])
      postman?.close()
    },
    flush,
    wake: () => void flush().catch(error => log.error({ error }, 'the outbox could not be worked on')),
  }
}

/** Neither the recipient nor a word of the mail belongs in a log. */
const about = ({ id, kind, attempts }: QueuedMail) => ({ mail: id, kind, attempts })
