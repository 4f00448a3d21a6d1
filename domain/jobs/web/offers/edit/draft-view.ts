import { fieldsIn, recordOf } from '#platform/contract/record.ts'
import { remotes, salaryPeriods } from '../../../contract/choices.ts'
import type { JobCard } from '../../../contract/job-calls.ts'
import { type OfferWord, partOf, wordOf } from '../../../contract/job-fields.ts'
import { entryFacts, type OfferView } from '../page/offer-view.ts'
import type { Entry, OfferLists } from './use-offer-lists.ts'

type Fields = Readonly<Record<string, unknown>>

const namesOf = (entries: readonly Entry[], chosen: unknown): string[] =>
  [chosen ?? []].flat().flatMap(id => entries.find(entry => entry.id === String(id))?.label ?? [])

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)
const textIn = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)

/** What the page of an offer will say in a language, out of what its form holds in this moment. */
export function draftView(
  fields: Fields,
  lists: OfferLists,
  card: Pick<JobCard, 'firm' | 'state'>,
  language: string,
  main: string,
): OfferView {
  const word = (name: OfferWord) =>
    textIn(fields[wordOf(language, name)]) ?? textIn(fields[wordOf(main, name)]) ?? ''
  const [min, max] = [numberIn(fields.salaryMin), numberIn(fields.salaryMax)]
  const spoken = Array.isArray(fields.languages) ? fields.languages.map(one => fieldsIn(one)) : []
  return {
    title: word('title'),
    description: word('description'),
    profile: word('profile'),
    wordsIn: textIn(fields[wordOf(language, 'description')]) ? language : main,
    firm: card.firm,
    state: card.state,
    place: textIn(fields[partOf('city')]) ?? namesOf(lists.country, fields[partOf('country')])[0] ?? null,
    street: textIn(fields[partOf('street')]),
    remote: remotes.find(one => one === fields.remote) ?? 'none',
    contractType: namesOf(lists.contractType, fields.contractType)[0] ?? null,
    salary:
      min === null && max === null
        ? null
        : {
            min,
            max,
            currency: String(fields.salaryCurrency),
            period: salaryPeriods.find(one => one === fields.salaryPeriod) ?? 'year',
          },
    positions: numberIn(fields.positions) ?? 1,
    startDate: textIn(fields.startDate),
    finalDate: textIn(fields.finalDate),
    externalUrl: textIn(fields.externalUrl),
    languages: spoken.flatMap(({ language: id, level }) =>
      namesOf(lists.language, id).map(name => ({ name, level: namesOf(lists.level, level)[0] ?? null })),
    ),
    entries: recordOf(entryFacts, fact => namesOf(lists[fact], fields[fact])),
  }
}
