import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { BackupRefused } from './backup-format.ts'
import { backupLines } from './backup-lines.ts'
import { NamedFiles } from './named-files.ts'

/** Reads a backup to its end before anything relies on it; `missing` are files that its rows name and that it lacks. */
export async function verifyBackup(file: string) {
  const { size } = await stat(file)
  const named = new NamedFiles()
  for await (const line of backupLines(createReadStream(file))) {
    if ('error' in line) throw new BackupRefused(`The backup is not whole: ${line.error}`)
    if ('complete' in line) {
      const { tables, rows, files } = line
      return { tables, rows, files, bytes: size, missing: named.missing }
    }
    named.see(line)
  }
  throw new BackupRefused('The backup ends in the middle.')
}
