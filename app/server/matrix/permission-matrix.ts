import type { Policy } from '#platform/contract/policy.ts'

/**
 * Who may do what, written down a second time and by hand, so that a wrong declaration in a domain's contract is
 * noticed. Read it as the table it is: resource → role → actions and scope. Letters as in `Policy`.
 */
const everybody = <C>(cell: C) => ({
  clusterAdmin: cell,
  firmAdmin: cell,
  standContact: cell,
  speaker: cell,
  moderator: cell,
  press: cell,
  visitor: cell,
})

/** Lists that everybody reads and the super admin keeps. */
const reference: Policy = { superAdmin: 'LRCUD:A', anonymous: 'LR:A' }

/** What organizers keep and everybody in the fair sees. */
const shown: Policy = {
  superAdmin: 'LRCUD:A',
  superOrganizer: 'LRCUD:G',
  organizer: ['LRCUD:F', 'LR:p'],
  ...everybody('LR:p'),
  anonymous: 'LR:P',
}

/** What organizers keep for themselves. */
const { anonymous: _, ...members } = shown
const internal: Policy = { superAdmin: 'LRCUD:A', superOrganizer: 'LRCUD:G', organizer: 'LRCUD:F' }

/** What a firm's administrators keep of their stand. */
const ofStand: Policy = {
  ...shown,
  clusterAdmin: ['LR:C', 'LR:p'],
  firmAdmin: ['LRCUD:M', 'LR:p'],
  standContact: ['LR:S', 'LR:p'],
}

const own = 'LRD:O'

export const permissionMatrix: Record<string, Policy> = {
  ...Object.fromEntries(
    [
      'languages',
      'countries',
      'regions',
      'departments',
      'cities',
      'postal_codes',
      'districts',
      'provinces',
      'civil_statuses',
      'user_types',
      'user_statuses',
      'user_individual_statuses',
      'social_media',
      'data_lists',
      'data_tables',
      'fair_statuses',
      'firm_types',
      'business_subsectors',
      'fair_hall_configurations',
      'stand_groups',
      'stand_types',
      'stand_type_variations',
      'stand_character_types',
      'stand_characters',
      'stand_resource_types',
      'categories',
      'characteristics',
      'contract_types',
      'conference_types',
      'conference_room_types',
      'conference_room_type_variations',
      'conference_room_characters',
      'conference_room_seated_characters',
    ].map(name => [name, reference]),
  ),

  // Entries of everybody, and those that a fair adds for itself.
  ...Object.fromEntries(
    [
      'business_sectors',
      'job_families',
      'job_sub_families',
      'job_functions',
      'job_function_levels',
      'job_contract_types',
      'job_areas',
      'job_cv_treatments',
      'job_disponibilities',
      'job_education_levels',
      'job_experiences',
      'job_language_levels',
      'job_personal_qualities',
      'job_personal_skills',
      'work_transports',
    ].map(name => [name, { ...shown, anonymous: ['LR:P', 'LR:N'] }]),
  ),

  fairs: {
    ...shown,
    superOrganizer: 'LRU:G',
    organizer: ['LRU:F', 'LR:p'],
  },
  header_buttons: shown,
  emails: { superAdmin: 'LRCUD:A', superOrganizer: 'LR:A', organizer: 'LR:A' },
  fair_emails: internal,
  billing_configurations: { superAdmin: 'LRCUD:A' },
  ...Object.fromEntries(
    ['billing_invoices', 'billing_quotes'].map(name => [
      name,
      { superAdmin: 'LR:A', superOrganizer: 'LR:G', organizer: 'LR:F', firmAdmin: 'LR:M' },
    ]),
  ),

  fair_halls: shown,
  elements: shown,
  stands: {
    ...shown,
    clusterAdmin: ['LR:C', 'LR:p'],
    firmAdmin: ['LRU:M', 'LR:p'],
    standContact: ['LR:S', 'LR:p'],
  },
  stand_languages: ofStand,
  stand_resources: ofStand,
  stand_contacts: ofStand,
  stand_admins: ofStand,
  jobs: {
    ...shown,
    firmAdmin: ['LRCUD:M', 'LR:R', 'LR:p'],
    standContact: ['LR:R', 'LR:p'],
  },
  job_profiles: {
    superAdmin: 'LR:O',
    superOrganizer: 'LR:O',
    organizer: 'LR:O',
    ...everybody('LR:O'),
    visitor: 'LRCUD:O',
  },
  job_solicitations: {
    superAdmin: 'LR:A',
    superOrganizer: 'LR:G',
    organizer: 'LR:F',
    firmAdmin: 'LR:R',
    standContact: 'LR:R',
    visitor: 'LR:O',
  },
  job_bookmarks: {
    superAdmin: 'LRCD:O',
    superOrganizer: 'LRCD:O',
    organizer: 'LRCD:O',
    ...everybody('LRCD:O'),
  },
  conference_programs: shown,
  conference_tracks: shown,
  conference_rooms: shown,
  speakers: { ...shown, speaker: ['LR:p', 'LRU:O'] },
  conferences: { ...shown, speaker: ['LR:p', 'LRU:K'], moderator: ['LR:p', 'LRU:K'] },
  conference_sources: internal,
  passes: members,
  presentations: {
    ...shown,
    superAdmin: 'LRD:A',
    superOrganizer: 'LRD:G',
    organizer: ['LRD:F', 'LR:p'],
    firmAdmin: ['LR:p', 'LRD:M'],
    standContact: ['LR:p', 'LR:S'],
  },
  pass_users: {
    ...internal,
    ...Object.fromEntries(
      ['clusterAdmin', 'firmAdmin', 'standContact', 'speaker', 'moderator', 'press', 'visitor'].map(role => [
        role,
        'LRD:O',
      ]),
    ),
    superAdmin: 'LRUD:A',
    superOrganizer: ['LRUD:G', 'LRD:O'],
    organizer: ['LRUD:F', 'LRD:O'],
  },
  pass_allotments: { ...internal, firmAdmin: 'LR:M' },
  conference_documents: { ...internal, firmAdmin: 'LRCD:M', speaker: 'LRCD:K', moderator: 'LRCD:K' },
  ready_answers: { firmAdmin: 'LRCUD:M', standContact: 'LRCUD:S' },

  // A firm comes into being with its place in a fair: that is a call of its own.
  firms: {
    ...shown,
    superAdmin: 'LRUD:A',
    superOrganizer: 'LRUD:G',
    organizer: ['LRUD:F', 'LR:p'],
    clusterAdmin: ['LR:C', 'LR:p'],
    firmAdmin: ['LRU:M', 'LR:p'],
  },
  firm_business_sectors: { ...shown, clusterAdmin: ['LR:C', 'LR:p'], firmAdmin: ['LRCUD:M', 'LR:p'] },
  fair_firms: { ...internal, clusterAdmin: 'LR:C', firmAdmin: 'LR:M' },

  users: {
    superAdmin: 'LRUD:A',
    superOrganizer: ['LRUD:G', 'RU:O'],
    organizer: ['LRUD:F', 'RU:O'],
    ...everybody('RU:O'),
    firmAdmin: ['LR:M', 'RU:O'],
    unvalidated: 'RU:O',
  },
  fair_users: { ...internal, ...everybody('LR:O'), unvalidated: 'LR:O' },
  media_objects: {
    superAdmin: 'LRD:A',
    superOrganizer: own,
    organizer: own,
    ...everybody(own),
    firmAdmin: ['LRD:O', 'LRD:M'],
  },
}
