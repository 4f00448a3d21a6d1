import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Settings } from '#platform/server/settings.ts'

type Sealing = Pick<Settings, 'APP_SECRET'>

const sealingKey = ({ APP_SECRET }: Sealing) => derivedKey(APP_SECRET, 'webhook-secret')

/** As Standard Webhooks has it: 32 bytes behind `whsec_`. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** A secret as it is kept: whoever reads the database alone cannot sign. */
export function seal(secret: string, settings: Sealing): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(settings), iv)
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Null for one that another installation sealed, or this one under another APP_SECRET. */
export function unseal(sealed: Uint8Array, settings: Sealing): string | null {
  const bytes = Buffer.from(sealed)
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(settings), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
