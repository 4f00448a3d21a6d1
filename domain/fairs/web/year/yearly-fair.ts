/** What is known of a fair where the next one is made of it, or it is put away. */
export type YearlyFair = {
  id: number
  name?: string
  homepage: string
  startDate: string | null
  endDate: string | null
  timeZone: string
  status: { id: number }
  isArchived?: boolean
  archivedFrom?: { id: number } | null
}
