import { expect, it } from 'vitest'
import type { ComputedJob } from '../../../contract/job-calls.ts'
import { jobPostingOf } from './job-posting.ts'

const [offerId, firmId, fairId, countryId, contractId] = [7, 3, 1, 33, 11]
const job = {
  id: offerId,
  title: 'Soudeuse ou soudeur',
  description: '<p>Souder.</p>',
  profile: '<p>CAP.</p>',
  openedAt: '2026-11-02T09:00:00.000Z',
  finalDate: '2026-12-04',
  addressJSON: JSON.stringify({ street: 'Quai 3', city: 'Nantes', country: 'FR' }),
  city: 'Nantes',
  postalCode: '44000',
  country: { id: countryId, iso: 'FR', name: 'France' },
  remote: 'none',
  contractType: { id: contractId, name: 'CDI', employmentType: 'FULL_TIME' },
  salaryMin: 3_100_000,
  salaryMax: 3_600_000,
  salaryCurrency: 'EUR',
  salaryPeriod: 'year',
  positions: 2,
  externalUrl: null,
}
const offer = (change: object = {}, state = 'open') =>
  ({
    job: { ...job, ...change },
    card: { firm: { id: firmId, name: 'Nordalia' }, fair: fairId },
    country: { iso: 'FR', name: 'France' },
    firmPlace: { city: 'Liège', country: 'BE' },
    state,
  }) as unknown as ComputedJob

it('says of an open offer all that search engines ask for', () =>
  expect(jobPostingOf(offer())).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Soudeuse ou soudeur',
    description: '<p>Souder.</p><p>CAP.</p>',
    datePosted: '2026-11-02T09:00:00.000Z',
    validThrough: '2026-12-04T23:59:59',
    hiringOrganization: { '@type': 'Organization', name: 'Nordalia' },
    employmentType: 'FULL_TIME',
    totalJobOpenings: 2,
    jobLocation: {
      '@type': 'Place',
      address: {
        streetAddress: 'Quai 3',
        addressLocality: 'Nantes',
        postalCode: '44000',
        addressCountry: 'FR',
      },
    },
    baseSalary: {
      currency: 'EUR',
      value: { minValue: 31_000, maxValue: 36_000, unitText: 'YEAR' },
    },
  }))

it('says nothing of an offer that takes no applications', () => {
  for (const state of ['closed', 'expired', 'draft'])
    expect(jobPostingOf(offer({}, state)), state).toBeUndefined()
  expect(jobPostingOf(offer({}, 'last_week'))).toBeDefined()
})

it('work from home alone names the country of those who may apply, and no place', () => {
  const posting = jobPostingOf(offer({ remote: 'fully', city: null, addressJSON: null }))
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'France' },
  })
  expect(posting).not.toHaveProperty('jobLocation')
})

it('an offer that names its city alone is in no country that it does not name; one that names no place is where its firm is', () => {
  const unsaid = { country: null, addressJSON: null, postalCode: null }
  const addressOf = (change: object) => jobPostingOf(offer({ ...unsaid, ...change }))?.jobLocation?.address
  expect(addressOf({})).toEqual({ '@type': 'PostalAddress', addressLocality: 'Nantes' })
  expect(addressOf({ city: null, postalCode: '44000' })).toEqual({
    '@type': 'PostalAddress',
    postalCode: '44000',
  })
  expect(addressOf({ city: null })).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Liège',
    addressCountry: 'BE',
  })
  expect(jobPostingOf(offer({ ...unsaid, city: null, remote: 'fully' }))).toMatchObject({
    applicantLocationRequirements: { '@type': 'Country', name: 'France' },
  })
})

it('claims no pay where none is said', () =>
  expect(jobPostingOf(offer({ salaryMin: null, salaryMax: null }))).not.toHaveProperty('baseSalary'))
