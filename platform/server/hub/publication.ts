import { Refusal } from '../refusal.ts'
import { earliest } from './history.ts'
import { isHubAddress } from './hub-path.ts'
import { readFields } from './subscription-request.ts'
import { hubEventType } from './subscriptions.ts'
import { isPlain, type NewUpdate } from './update.ts'

/** What one update may have. */
const most = { topics: 50, topic: 500, field: 200, retry: 9, data: 65_536 }

const malformed = (detail: string) => new Refusal(400, 'malformed', { detail })
const tooLarge = (detail: string) => new Refusal(413, 'too_large_body', { detail })

/** An update as a publisher sends it, field by field. @throws 400, or 413 for what is too long */
export function readPublication(text: string, base: string): NewUpdate & { topics: string[] } {
  const form = readFields(text)
  if (!form) throw malformed('The form is not UTF-8.')
  const topics = form.getAll('topic')
  if (!topics.length) throw malformed('topic')
  if (topics.length > most.topics || topics.some(topic => topic.length > most.topic)) throw tooLarge('topic')
  const isTopic = (topic: string) =>
    topic !== '' && topic !== '*' && isPlain(topic) && !isHubAddress(topic, base)
  if (!topics.every(isTopic)) throw malformed('topic')
  const field = (name: string, isRight: (value: string) => boolean, length = most.field) => {
    const value = form.get(name) || undefined
    if (value === undefined) return undefined
    if (value.length > length) throw tooLarge(name)
    if (!isPlain(value) || !isRight(value)) throw malformed(name)
    return value
  }
  const data = form.get('data') ?? ''
  if (Buffer.byteLength(data) > most.data) throw tooLarge('data')
  // The database keeps no such character, nor does a stream carry it.
  if (data.includes('\0')) throw malformed('data')
  const id = field('id', value => !value.startsWith('#') && value !== earliest)
  const retry = field('retry', value => /^\d+$/.test(value), most.retry)
  return {
    topics,
    data,
    private: form.has('private'),
    // It comes back in a header; of another the hub makes its own.
    id: id && /^[\x20-\x7e]+$/.test(id) ? id : undefined,
    type: field('type', value => value !== hubEventType),
    retry: retry === undefined ? undefined : Number(retry),
  }
}
