/** What a profile joins: the column of an export, the table that joins, and the list. */
export const profileLists = [
  { name: 'families', table: 'job_profile_family', list: 'job_family' },
  { name: 'functions', table: 'job_profile_function', list: 'job_function' },
  { name: 'contract_types', table: 'job_profile_contract_type', list: 'job_contract_type' },
  { name: 'areas', table: 'job_profile_area', list: 'job_area' },
  { name: 'skills', table: 'job_profile_skill', list: 'job_personal_skill' },
  { name: 'qualities', table: 'job_profile_quality', list: 'job_personal_quality' },
  { name: 'transports', table: 'job_profile_transport', list: 'work_transport' },
] as const
