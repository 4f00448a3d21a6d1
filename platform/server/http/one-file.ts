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

/**
 * Hands the one file of a multipart request to `take`, as it comes in. Before it keeps anything, `take` waits for
 * `whole`: the form has ended well and there was nothing more in it.
 * @throws 400 for half a form, or one with several files, 415 for something else, 422 without a file
 */
export async function takeOneFile<T>(
  request: FastifyRequest,
  fileSize: number,
  take: (file: MultipartFile, whole: () => Promise<void>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Refusal(415, 'media_type')
  // One more than we take, so that a second file is seen rather than passed over.
  const files = request.files({ limits: { files: 2, fileSize } })
  const whole = async () => {
    if (!(await files.next()).done) throw new Refusal(400, 'one_file')
  }
  try {
    const { value } = await files.next()
    if (!value) throw invalid({ file: 'required' })
    return await take(value, whole)
  } catch (error) {
    // What the sender still sends goes nowhere, so that it can read why.
    request.raw.unpipe()
    request.raw.resume()
    throw isMalformed(error) ? new Refusal(400, 'malformed') : error
  }
}
