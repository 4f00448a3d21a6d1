import type { DatabaseLog } from '#platform/server/database/database.ts'

export const quietLog: DatabaseLog = { info() {}, warn() {}, error() {} }
