import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import { Id } from '#platform/contract/fields.ts'
import type { Database } from '../database/database.ts'
import { type Attempt, defineJob, handleJob, type Retries, RetryLater } from '../queue/job.ts'
import type { Queue } from '../queue/queue.ts'
import type { Settings } from '../settings.ts'
import { createPostman, lanes, type Postman } from './delivery.ts'
import type { Mail } from './mail.ts'
import { assertMailable } from './mail-address.ts'
import { insertMail, markForLater, markLost, markSent, type QueuedMail, startAttempt } from './outbox-rows.ts'

export type Outbox = {
  /** Writes the mail with the change it reports: sent only if the caller's transaction is, and not before `wait` seconds. @throws MailRefused */
  queue(db: Kysely<Tables>, mail: Mail, wait?: number): Promise<void>
  /** Has mails sent that were written before. */
  sendAgain(db: Kysely<Tables>, ids: readonly number[]): Promise<void>
  /** Lets go of the mail server. */
  close(): void
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
  queue: Queue
  now(): Date
}

const sendMailJob = defineJob('send_mail', Type.Object({ mail: Id }))

/** After a day nobody waits for the mail any more. */
const retries: Retries = { first: 30_000, longest: 3_600_000, most: 100, within: 24 * 3_600_000 }

/** Mails are jobs of the queue, where there is a mail server; where there is none they are kept to be read. */
export function createOutbox({ database, settings, log, queue, now }: OutboxOptions): Outbox {
  const postman: Postman | null = settings.SMTP_URL
    ? createPostman(settings.SMTP_URL, settings.MAIL_FROM)
    : null
  const db = database.kysely

  async function send(id: number, to: Postman, { isLast }: Attempt) {
    const mail = await startAttempt(db, id)
    if (!mail) return
    const result = await to.deliver(mail)
    if (result.end === 'sent') {
      await markSent(db, mail.id, now())
      log.info(about(mail), 'mail sent')
    } else if (result.end === 'refused') {
      await markLost(db, mail.id, 'failed', result.reason)
      log.error(about(mail), 'mail refused for good')
    } else if (isLast) {
      await markLost(db, mail.id, 'given_up', result.reason)
      log.error(about(mail), 'mail given up after a day')
    } else {
      await markForLater(db, mail.id, result.reason)
      throw new RetryLater('The mail server did not take it.', { isKindDown: result.end === 'down' })
    }
  }

  const enqueue = (within: Kysely<Tables>, mail: number, wait = 0) =>
    queue.enqueue(within, sendMailJob, { mail }, { runAt: new Date(now().getTime() + wait * 1000) })

  if (postman)
    queue.register([
      handleJob(sendMailJob, ({ mail }, attempt) => send(mail, postman, attempt), { lanes, retries }),
    ])
  return {
    async queue(within, mail, wait) {
      assertMailable(mail)
      const id = await insertMail(within, mail, postman ? 'queued' : 'kept', now())
      if (id !== null && postman) await enqueue(within, id, wait)
    },
    async sendAgain(within, ids) {
      for (const id of ids) await enqueue(within, id)
    },
    close: () => postman?.close(),
  }
}

/** Neither the recipient nor a word of the mail belongs in a log. */
const about = ({ id, kind, attempts }: QueuedMail) => ({ mail: id, kind, attempts })
