import { invalid } from '#platform/server/refusal.ts'
import type { Input } from '#platform/server/resource/registry.ts'

const depthMax = 5

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < depthMax &&
    Object.entries(value).every(([key, inner]) => key !== '__proto__' && isShallow(inner, depth + 1))
  )
}

/** @throws 422 for an address that is not the JSON text of an object. */
export function beforeFirmWrite(input: Input): Input {
  if (typeof input.addressJSON === 'string') {
    try {
      const parsed: unknown = JSON.parse(input.addressJSON)
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || !isShallow(parsed))
        throw new SyntaxError()
    } catch {
      throw invalid({ addressJSON: 'format_invalid' })
    }
  }
  return input
}
