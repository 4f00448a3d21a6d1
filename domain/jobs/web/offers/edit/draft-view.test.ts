import { expect, it } from 'vitest'
import { partOf, wordOf } from '../../../contract/job-fields.ts'
import { draftView } from './draft-view.ts'
import type { OfferLists } from './use-offer-lists.ts'

const [permanent, welding, german, fluent] = ['11', '21', '31', '41']
const entry = (id: string, label: string) => ({ id, label, of: null })
const lists: OfferLists = {
  family: [],
  subFamily: [],
  jobFunction: [],
  functionLevel: [],
  contractType: [entry(permanent, 'CDI')],
  educationLevel: [],
  experience: [],
  disponibility: [],
  areas: [],
  skills: [entry(welding, 'Soudure')],
  qualities: [],
  transports: [],
  language: [entry(german, 'Allemand')],
  level: [entry(fluent, 'Courant')],
  country: [entry('FR', 'France')],
  recruiters: [],
  uses: () => true,
}
const card = {
  state: 'draft' as const,
  firm: { id: 1, name: 'Nordalia', initials: 'No', color: '#123456', shape: 'sq', logo: null, stand: null },
}
const fields = {
  contractType: Number(permanent),
  skills: [Number(welding)],
  languages: [{ language: Number(german), level: Number(fluent) }],
  remote: 'partly',
  salaryMin: 3_000_000,
  salaryMax: null,
  salaryCurrency: 'EUR',
  salaryPeriod: 'year',
  finalDate: '2026-12-04',
  [partOf('country')]: 'FR',
  [wordOf('fr', 'title')]: 'Soudeuse ou soudeur',
  [wordOf('de', 'title')]: 'Schweißen',
  [wordOf('fr', 'description')]: '<p>Souder.</p>',
}

it('the page beside the form says what the form holds, by the names of its entries', () =>
  expect(draftView(fields, lists, card, 'fr', 'fr')).toMatchObject({
    title: 'Soudeuse ou soudeur',
    contractType: 'CDI',
    place: 'France',
    salary: { min: 3_000_000, max: null, period: 'year' },
    languages: [{ name: 'Allemand', level: 'Courant' }],
    entries: { skills: ['Soudure'], areas: [] },
  }))

it('a text that is not said in the chosen language is shown in the main one, as readers will see it', () =>
  expect(draftView(fields, lists, card, 'de', 'fr')).toMatchObject({
    title: 'Schweißen',
    description: '<p>Souder.</p>',
    wordsIn: 'fr',
  }))

it('an offer that says no pay shows none', () =>
  expect(draftView({ ...fields, salaryMin: null }, lists, card, 'fr', 'fr').salary).toBeNull())
