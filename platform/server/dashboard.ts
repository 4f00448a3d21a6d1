import type { Context } from './context.ts'

/** Fields of a record's dashboard that one domain fills, from one query. The right to read them has been checked. */
export type DashboardPart = (record: number, context: Context) => Promise<Readonly<Record<string, unknown>>>
