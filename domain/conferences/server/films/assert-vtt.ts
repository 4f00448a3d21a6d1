import { Refusal } from '#platform/server/refusal.ts'
import { readVtt } from '../../contract/vtt.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What a file of captions says. @throws 422 for one that is no WebVTT, with its line */
export function assertVtt(file: Buffer): void {
  let text: string
  try {
    text = utf8.decode(file)
  } catch {
    throw new Refusal(422, 'vtt_encoding')
  }
  const { fault } = readVtt(text)
  if (fault) throw new Refusal(422, fault.reason, { values: { line: String(fault.line) } })
}
