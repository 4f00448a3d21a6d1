import { webAddress } from '#domain/identity/web/web-address.ts'
import type { FormBlock } from '../contract/registration-form.ts'
import { type Control, controlOf } from './controls.ts'

type Values = Readonly<Record<string, unknown>>

/** What a field says on the wire; nothing for one that was left empty. */
function sent({ kind, type }: Control, value: unknown): unknown {
  if (kind === 'tick') return value === true
  if (Array.isArray(value)) return value.length ? value.map(Number) : undefined
  const text = typeof value === 'string' ? (kind === 'secret' ? value : value.trim()) : ''
  if (!text) return undefined
  if (kind === 'one' || kind === 'found') return Number(text)
  return type === 'url' ? webAddress(text) : text
}

/** A filled-in form as the server takes it. */
export const bodyOf = (blocks: readonly FormBlock[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    blocks.flatMap(block => {
      const value = sent(controlOf(block), values[block.identifier])
      return value === undefined ? [] : [[block.identifier, value]]
    }),
  )
