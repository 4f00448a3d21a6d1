import { Refusal } from '#platform/server/refusal.ts'

const pair = /^[\x21-\x2b\x2d-\x7e]{1,50}( [A-Za-z0-9+/]*={0,2})?$/

/**
 * What a sender says of a file in `Upload-Metadata`: names, each with a value in base64, between commas.
 * @throws 400
 */
export function readMetadata(header: string): Map<string, string> {
  if (!header) return new Map()
  const pairs = header.split(',').map(one => one.trim())
  if (header.length > 2_000 || !pairs.every(one => pair.test(one))) throw new Refusal(400, 'malformed')
  return new Map(
    pairs.map(one => {
      const [name = '', value = ''] = one.split(' ')
      return [name, Buffer.from(value, 'base64').toString('utf8')]
    }),
  )
}
