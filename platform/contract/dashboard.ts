/** What is said of a record at a glance, by its key. Each domain adds what it says by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface DashboardData {}
