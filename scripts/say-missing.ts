const shown = 10

/**
 * Says which files the rows of a backup name and the backup lacks, and has the process end with 3. Files in a bucket
 * are backed up by its own means: none is missing then.
 */
export function sayMissing(missing: readonly string[]): void {
  if (!missing.length || process.env.STORAGE_URL) return
  const more = missing.length > shown ? ` and ${missing.length - shown} more` : ''
  console.warn(
    `${missing.length} files are named by rows and are not in the backup: ${missing.slice(0, shown).join(', ')}${more}.`,
  )
  process.exitCode = 3
}
