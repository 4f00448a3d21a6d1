import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Withdrawal } from '#platform/server/personal-data.ts'

/** As it stands in the list; `since` is when the account was made: with it the number names one person. */
export type ListedWithdrawal = Withdrawal & { since: string }

/** The list beside the database and the files, where no restore puts anything. */
export const listPath = (dataDir: string) => join(dataDir, 'withdrawals.jsonl')

const asLines = (withdrawals: readonly ListedWithdrawal[]) =>
  withdrawals.map(withdrawal => `${JSON.stringify(withdrawal)}\n`).join('')

async function write(path: string, flags: 'a' | 'w', text: string) {
  const handle = await open(path, flags, 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const appendToList = (path: string, withdrawals: readonly ListedWithdrawal[]): Promise<void> =>
  write(path, 'a', asLines(withdrawals))

export async function replaceList(path: string, withdrawals: readonly ListedWithdrawal[]): Promise<void> {
  await write(`${path}.part`, 'w', asLines(withdrawals))
  await rename(`${path}.part`, path)
}

/** A line that was cut off when the machine stopped is written anew by the database, which still has it: it is passed over. */
function fromLine(line: string): ListedWithdrawal[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

/** Lines are short: it stands in the first thousand bytes. */
export async function firstOfList(path: string): Promise<ListedWithdrawal | undefined> {
  const handle = await open(path, 'r').catch(() => null)
  if (!handle) return undefined
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1000), 0, 1000, 0)
    const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n')
    return fromLine(line)[0]
  } finally {
    await handle.close()
  }
}

/** @throws where there is no such file */
export async function readList(path: string): Promise<ListedWithdrawal[]> {
  const text = await readFile(path, 'utf8')
  return text.split('\n').filter(Boolean).flatMap(fromLine)
}
