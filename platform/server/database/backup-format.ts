/** One backup is a gzip of JSON lines: header, tables with their rows, sequences, files, and the end that proves it whole. */
export type BackupHeader = {
  backup: 'verriere'
  format: 1
  madeAt: string
  from: 'embedded' | 'postgres'
  schema: { number: number; name: string; checksum: string }[]
}

export type BackupLine =
  | BackupHeader
  /** Of a table by months, those that it has. */
  | { table: string; columns: string[]; months?: string[] }
  /** One row: its values as PostgreSQL writes them. */
  | (string | null)[]
  | { endOfTable: string; rows: number; digest: string }
  | { sequences: Record<string, { value: string; called: boolean }> }
  | { file: string }
  | { bytes: string }
  | { endOfFile: string; sha256: string }
  | { complete: true; tables: number; rows: number; files: number }
  | { error: string }

export type Progress = (text: string) => void

export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Values are compared and carried as text: both ends must write it alike. */
export const TEXT_SETTINGS = `
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local timezone = 'UTC'`
