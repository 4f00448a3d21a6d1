import { createHash, createHmac } from 'node:crypto'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Settings } from '#platform/server/settings.ts'
import { codeBytes, codeOf } from '../../contract/badge/code.ts'

type Of = { fair: number; user: number; turn: number }

/** Nobody who does not know the secret of this installation can make it, whatever they read of the database. */
export const badgeCode = ({ fair, user, turn }: Of, { APP_SECRET }: Pick<Settings, 'APP_SECRET'>): string =>
  codeOf(
    createHmac('sha256', derivedKey(APP_SECRET, 'badge'))
      .update(`${fair}:${user}:${turn}`)
      .digest()
      .subarray(0, codeBytes),
  )

/** What is kept of it, by which it is found. */
export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest()
