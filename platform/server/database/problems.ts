import type { WaitLimit } from '../slots.ts'

/** The database cannot answer now; the same request may succeed in a moment (503). */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Nothing more can be written until space is freed; reading goes on (503). */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** Whoever waits longer for their turn is told that the database is busy. */
export const waitLimitOf = (milliseconds: number): WaitLimit => ({
  milliseconds,
  refusal: () => new DatabaseUnavailable('The database is busy: no connection became free in time.'),
})

export type DatabaseProblem = {
  kind:
    | 'unique'
    | 'foreign-key'
    | 'check'
    | 'not-null'
    | 'exclusion'
    | 'invalid-value'
    | 'too-long'
    | 'out-of-range'
    | 'raised'
  constraint?: string
  table?: string
  column?: string
  message: string
}

const kinds: Record<string, DatabaseProblem['kind']> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '23001': 'foreign-key',
  '23514': 'check',
  '23502': 'not-null',
  '23P01': 'exclusion',
  '22P02': 'invalid-value',
  '22P05': 'invalid-value',
  '22021': 'invalid-value',
  '22007': 'invalid-value',
  '22008': 'out-of-range',
  '22001': 'too-long',
  '22003': 'out-of-range',
  P0001: 'raised',
}

/** What the database refused and by which rule, or undefined when the failure is not about the data. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  const kind = kinds[sqlState(error) ?? '']
  if (!kind || !(error instanceof Error)) return undefined
  return {
    kind,
    constraint: text(error, 'constraint'),
    table: text(error, 'table'),
    column: text(error, 'column'),
    message: error.message,
  }
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof Error ? text(error, 'code') : undefined
}

export function isWorthRetrying(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01' || isNameLost(error) || isPlanOutdated(error)
}

/** The database does not know a named statement any more, or another one by its name: a pooler changes connections. */
export function isNameLost(error: unknown): boolean {
  const state = sqlState(error)
  return state === '26000' || state === '42P05'
}

/** What a named statement returns has changed with its table. */
export const isPlanOutdated = (error: unknown): boolean =>
  sqlState(error) === '0A000' && error instanceof Error && text(error, 'routine') === 'RevalidateCachedQuery'

/** The driver's failures in our words; anything about the data or the statement passes unchanged. */
export function translateFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof DiskFull || !(error instanceof Error))
    return error
  const code = sqlState(error) ?? ''
  if (code === '53100' || code === 'ENOSPC') return diskFull(error)
  if (lostConnection(code, error.message)) {
    return new DatabaseUnavailable('The connection to the database was lost.', { cause: error })
  }
  if (code === '57014')
    return new DatabaseUnavailable('A query took too long and was ended.', { cause: error })
  return error
}

export function diskFull(cause: unknown): DiskFull {
  return new DiskFull('The disk of the database is full.', { cause })
}

const lostCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

function lostConnection(code: string, message: string): boolean {
  if (lostCodes.has(code) || code.startsWith('08')) return true
  return (
    code === '' &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/.test(
      message,
    )
  )
}

function text(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}
