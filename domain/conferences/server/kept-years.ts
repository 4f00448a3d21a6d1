import { invalid } from '#platform/server/refusal.ts'

const first = Date.parse('0002-01-01')
const end = Date.parse('9999-01-01')

/** In years that are written with four digits wherever it is, as the database has it: migration 0497. @throws 422 */
export function assertYears(field: string, ...moments: readonly number[]): void {
  if (moments.some(moment => moment < first || moment >= end)) throw invalid({ [field]: 'conference_years' })
}
