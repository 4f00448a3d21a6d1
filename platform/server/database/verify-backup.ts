import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { BackupRefused } from './backup-format.ts'
import { backupLines } from './backup-lines.ts'

/** Reads a backup to its end before anything relies on it. */
export async function verifyBackup(file: string) {
  const { size } = await stat(file)
  for await (const line of backupLines(createReadStream(file))) {
    if ('error' in line) throw new BackupRefused(`The backup is not whole: ${line.error}`)
    if ('complete' in line) return { tables: line.tables, rows: line.rows, files: line.files, bytes: size }
  }
  throw new BackupRefused('The backup ends in the middle.')
}
