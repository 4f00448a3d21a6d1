import { keysOf } from '#platform/contract/record.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import type { jobProfiles } from './job-profile.ts'

type Profile = Partial<RecordOf<typeof jobProfiles>>

const some = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0

/** The parts of a profile, in the order in which they are asked for, and whether each says something. */
const parts = {
  title: ({ title }: Profile) => Boolean(title?.trim()),
  content: ({ summary, positions, cv }: Profile) => Boolean(summary?.trim() || some(positions) || cv),
  education: ({ educations, educationLevel, degree }: Profile) =>
    Boolean(some(educations) || educationLevel || degree),
  wish: ({ families, functions, contractTypes }: Profile) =>
    some(families) || some(functions) || some(contractTypes),
  skills: ({ skills }: Profile) => some(skills),
  languages: ({ languages }: Profile) => some(languages),
  availability: ({ disponibility, areas }: Profile) => Boolean(disponibility || some(areas)),
} as const

export type ProfilePart = keyof typeof parts
export const profileParts = keysOf(parts)

/** What of a profile nobody has filled in yet. */
export const missingParts = (profile: Profile): ProfilePart[] =>
  profileParts.filter(part => !parts[part](profile))

/** Whether there is something to read: without that nobody applies with it. */
export const isSendable = (profile: Profile) => parts.title(profile) && parts.content(profile)
