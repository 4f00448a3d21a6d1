import { fieldsIn } from '#platform/contract/record.ts'
import type { ComputedJob } from '../../../contract/job-calls.ts'
import { takesApplications } from '../../../contract/job-state.ts'
import { unitsOf } from '../../../contract/units-of.ts'

const addressOf = (addressJSON: string | null) => {
  try {
    return fieldsIn(JSON.parse(addressJSON ?? '{}'))
  } catch {
    return {}
  }
}

/** What the offer says of its place and nothing more; where it says nothing, the place of its firm. */
function placeOf({ job, firmPlace }: ComputedJob) {
  const { street } = addressOf(job.addressJSON)
  const said = {
    ...(typeof street === 'string' && street && { streetAddress: street }),
    ...(job.city && { addressLocality: job.city }),
    ...(job.postalCode && { postalCode: job.postalCode }),
    ...(job.country && { addressCountry: job.country.iso }),
  }
  if (Object.keys(said).length) return said
  return {
    ...(firmPlace.city && { addressLocality: firmPlace.city }),
    ...(firmPlace.country && { addressCountry: firmPlace.country }),
  }
}

/** An offer as search engines read it; none of one that takes no applications, which they take out of their results. */
export function jobPostingOf(offer: ComputedJob) {
  const { job, card, state, country } = offer
  if (!takesApplications(state) || !job.title || !job.description || !job.openedAt) return undefined
  const amount = (value: number) => value / unitsOf(job.salaryCurrency)
  const { salaryMin, salaryMax } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.profile ?? ''].join(''),
    datePosted: job.openedAt,
    ...(job.finalDate && { validThrough: `${job.finalDate.slice(0, 10)}T23:59:59` }),
    ...(job.contractType?.employmentType && { employmentType: job.contractType.employmentType }),
    hiringOrganization: { '@type': 'Organization', name: card.firm.name },
    identifier: { '@type': 'PropertyValue', name: card.firm.name, value: String(job.id) },
    totalJobOpenings: job.positions,
    directApply: job.externalUrl === null,
    ...((job.city || job.remote !== 'fully') && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', ...placeOf(offer) },
      },
    }),
    ...(job.remote === 'fully' && {
      jobLocationType: 'TELECOMMUTE',
      ...(country && { applicantLocationRequirements: { '@type': 'Country', name: country.name } }),
    }),
    ...((salaryMin !== null || salaryMax !== null) && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: job.salaryCurrency,
        value: {
          '@type': 'QuantitativeValue',
          ...(salaryMin !== null && { minValue: amount(salaryMin) }),
          ...(salaryMax !== null && { maxValue: amount(salaryMax) }),
          unitText: job.salaryPeriod.toUpperCase(),
        },
      },
    }),
  }
}
