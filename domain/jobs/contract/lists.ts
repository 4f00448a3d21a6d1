import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { MaybeRef, Nullable, Ref } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'
import type { Policy } from '#platform/contract/policy.ts'
import { employmentTypes } from './choices.ts'

type Named = { name: string }

/** Entries without a fair are everybody's; a fair may add its own, which its organizers keep and its visitors see. */
const policy: Policy = { ...shownPolicy, anonymous: ['LR:P', 'LR:N'] }

const ofJobs = (name: string, table: string, fields = {}) =>
  defineList({
    name,
    table,
    tag: 'Lists of the job module',
    fields: { fair: MaybeRef('fairs'), ...fields },
    filters: ['exists[fair]'],
    scope: { fair: 'fair' },
    policy,
  })

/** What an entry is called elsewhere: attributes that search nothing by themselves. No list of these codes is shipped. */
const codes = {
  romeCode: Nullable(Type.String({ pattern: '^[A-N][0-9]{4}$', maxLength: 5 })),
  escoUri: Nullable(Type.String({ pattern: '^https?://\\S+$', maxLength: 300 })),
}

export const jobFamilies = ofJobs('job_families', 'job_family', codes)
export const jobSubFamilies = ofJobs('job_sub_families', 'job_sub_family', {
  jobFamily: Ref<Named>('job_families', { show: ['name'] }),
  ...codes,
})
export const jobFunctions = ofJobs('job_functions', 'job_function', codes)
export const jobFunctionLevels = ofJobs('job_function_levels', 'job_function_level')
export const jobContractTypes = ofJobs('job_contract_types', 'job_contract_type', {
  /** By what search engines know it (schema.org). */
  employmentType: Type.Union([Type.Enum([...employmentTypes]), Type.Null()]),
})
export const jobAreas = ofJobs('job_areas', 'job_area')
export const jobCvTreatments = ofJobs('job_cv_treatments', 'job_cv_treatment')
export const jobDisponibilities = ofJobs('job_disponibilities', 'job_disponibility')
/** A level without a country is understood in every one. */
export const jobEducationLevels = ofJobs('job_education_levels', 'job_education_level', {
  country: MaybeRef<Named>('countries', { show: ['name'] }),
})
export const jobExperiences = ofJobs('job_experiences', 'job_experience')
export const jobLanguageLevels = ofJobs('job_language_levels', 'job_language_level')
export const jobPersonalQualities = ofJobs('job_personal_qualities', 'job_personal_quality')
export const jobPersonalSkills = ofJobs('job_personal_skills', 'job_personal_skill', codes)
export const workTransports = ofJobs('work_transports', 'work_transport')

export const jobLists = [
  jobFamilies,
  jobSubFamilies,
  jobFunctions,
  jobFunctionLevels,
  jobContractTypes,
  jobAreas,
  jobCvTreatments,
  jobDisponibilities,
  jobEducationLevels,
  jobExperiences,
  jobLanguageLevels,
  jobPersonalQualities,
  jobPersonalSkills,
  workTransports,
]
