/** What can be done by its name, by its kind: all that doing it needs. Each domain adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Acts {}

/** One of them, as the search bar offers it. */
export type Act<Kind extends keyof Acts = keyof Acts> = {
  [One in Kind]: { kind: One; act: Acts[One] }
}[Kind]
