import { languageOf } from '#platform/contract/language-of.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { fieldsIn, recordOf } from '#platform/contract/record.ts'
import type { ComputedJob, Job, JobCard } from '../../../contract/job-calls.ts'

type Named = { name: string }

/** What the page of an offer says, read from the server or from a form that is being filled in. */
export type OfferView = {
  title: string
  description: string
  profile: string
  /** In which language its words are. */
  wordsIn: string | null
  firm: JobCard['firm']
  state: JobCard['state']
  place: string | null
  remote: JobCard['remote']
  street: string | null
  contractType: string | null
  salary: JobCard['salary']
  positions: number
  startDate: string | null
  finalDate: string | null
  externalUrl: string | null
  languages: ComputedJob['languages']
  /** Names of entries, by what they answer. */
  entries: Readonly<Record<EntryFact, readonly string[]>>
}

/** What of an offer is chosen from lists, in the order in which its page says it. */
export const entryFacts = [
  'family',
  'subFamily',
  'jobFunction',
  'functionLevel',
  'educationLevel',
  'experience',
  'disponibility',
  'areas',
  'transports',
  'skills',
  'qualities',
] as const
export type EntryFact = (typeof entryFacts)[number]

const namesOf = (said: Named | readonly Named[] | null | undefined): readonly string[] =>
  [said ?? []].flat().flatMap(({ name }) => (name ? [name] : []))

const streetIn = (addressJSON: string | null): string | null => {
  try {
    const { street } = fieldsIn(JSON.parse(addressJSON ?? '{}'))
    return typeof street === 'string' && street.trim() ? street.trim() : null
  } catch {
    return null
  }
}

/** What is said of an offer besides its firm. */
export function offerFacts(job: Job) {
  return {
    street: streetIn(job.addressJSON),
    positions: job.positions,
    startDate: job.startDate,
    finalDate: job.finalDate,
    externalUrl: job.externalUrl,
    entries: recordOf(entryFacts, fact => namesOf(job[fact])),
  }
}

export function viewOf({ job, card, state, languages }: ComputedJob, locale: Locale): OfferView {
  return {
    ...offerFacts(job),
    title: card.title,
    description: job.description ?? '',
    profile: job.profile ?? '',
    wordsIn: languageOf(job.translations, 'description', locale),
    firm: card.firm,
    state,
    place: card.place,
    remote: card.remote,
    contractType: card.contractType,
    salary: card.salary,
    languages,
  }
}
