import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { invalid, Refusal } from '../refusal.ts'

/** What the parsers say of half a form; they give no status. */
const half = /^(Unexpected end of|Part terminated early|Malformed part|Multipart: )/
/** Of a form with more than we take, or with a field that lies: the parser's 413 and 406 would blame something else. */
const tooMuch = /^FST_(PARTS_LIMIT|FILES_LIMIT|FIELDS_LIMIT|INVALID_JSON_FIELD_ERROR)$/

function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return half.test(error.message) || tooMuch.test(String(Reflect.get(error, 'code')))
}

/** Reads a form. @throws 400 for half of one, 415 for something else */
async function reading<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new Refusal(415, 'media_type')
  try {
    return await read()
  } catch (error) {
    // What the sender still sends goes nowhere, so that it can read why.
    request.raw.unpipe()
    request.raw.resume()
    throw isMalformed(error) ? new Refusal(400, 'malformed') : error
  }
}

/**
 * Hands the one file of a multipart request to `take`, as it comes in. Before it keeps anything, `take` waits for
 * `whole`: the form has ended well and there was nothing more in it.
 * @throws 400 for half a form, or one with several files, 415 for something else, 422 without a file
 */
export const takeOneFile = <T>(
  request: FastifyRequest,
  most: { fileSize: number; fieldSize?: number },
  take: (file: MultipartFile, whole: () => Promise<void>) => Promise<T>,
): Promise<T> =>
  reading(request, async () => {
    // One more than we take, so that a second file is seen rather than passed over.
    const files = request.files({ limits: { files: 2, ...most } })
    const whole = async () => {
      if (!(await files.next()).done) throw new Refusal(400, 'one_file')
    }
    const { value } = await files.next()
    if (!value) throw invalid({ file: 'required' })
    return take(value, whole)
  })

/**
 * Hands each file of a multipart request to `take`, one after the other. Returns the field `name`, as far as it came
 * before the files. @throws 400 for half a form, 413, 415 for something else, 422 without a file or with too many
 */
export const takeFiles = (
  request: FastifyRequest,
  name: string,
  { files: most, fileSize }: { files: number; fileSize: number },
  take: (file: MultipartFile) => Promise<void>,
): Promise<unknown> =>
  reading(request, async () => {
    let taken = 0
    let value: unknown
    for await (const part of request.files({ limits: { files: most + 1, parts: most + 10, fileSize } })) {
      taken += 1
      if (taken > most) throw invalid({ file: 'too_many' })
      const field = part.fields[name]
      value = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined
      await take(part)
    }
    if (!taken) throw invalid({ file: 'required' })
    return value
  })
