import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { isRecord } from '#platform/contract/record.ts'
import { invalid } from '../refusal.ts'
import type { Carried, CarriedLine } from './transfer-part.ts'

const lineMax = 1_000_000
const linesMax = 100_000
const keyMax = 254

const isCarried = (value: unknown): value is Carried =>
  isRecord(value) && typeof value.key === 'string' && value.key.length <= keyMax

function carriedIn(text: string): Carried {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid({ file: 'transfer_broken' })
  }
  if (!isCarried(value)) throw invalid({ file: 'transfer_broken' })
  return value
}

/** The records of a file, one on each line, as they come. @throws 422 for what is none, or too long */
export async function* readLines(source: Readable): AsyncGenerator<CarriedLine> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let line = 0
  const take = (text: string) => {
    line += 1
    if (line > linesMax || text.length > lineMax) throw invalid({ file: 'transfer_too_large' })
    return { line, row: carriedIn(text) }
  }
  for await (const chunk of source) {
    const texts = (rest + decoder.write(chunk)).split('\n')
    rest = texts.pop() ?? ''
    if (rest.length > lineMax) throw invalid({ file: 'transfer_too_large' })
    for (const text of texts) if (text.trim()) yield take(text)
  }
  const last = rest + decoder.end()
  if (last.trim()) yield take(last)
}
