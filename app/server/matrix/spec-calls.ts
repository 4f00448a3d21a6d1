/**
 * Every call of the specification, written down as it stands there, so that a client built by it finds each of them.
 * What stands behind `?` are the parameters that a call honours, some with a value that it has to understand.
 */
export type Group = {
  /** Names of what has all five calls. */
  resources?: string
  calls?: string[]
}

export const specGroups = {
  'Reference lists': {
    resources: `countries data_lists emails fair_statuses languages business_sectors business_subsectors firm_types
      civil_statuses user_individual_statuses user_statuses user_types categories characteristics contract_types
      job_areas job_contract_types job_cv_treatments job_disponibilities job_education_levels job_experiences
      job_families job_function_levels job_functions job_language_levels job_personal_qualities job_personal_skills
      job_sub_families work_transports conference_types conference_room_characters
      conference_room_seated_characters conference_room_types conference_room_type_variations stand_character_types
      stand_characters stand_groups stand_resource_types stand_types stand_type_variations`,
    calls: [
      'GET /all-data-lists',
      'GET /countries?page=1&iso&name&rank',
      'GET /emails?isModel=1',
      'GET /business_subsectors?page=1',
      'GET /stand_characters/type/{type}',
      'GET /stand_groups?pagination=false&name',
      'GET /stand_type_variations?standType',
      'GET /stand_types?standGroup',
      'GET /social_media?pagination=false',
    ],
  },
  Geography: {
    resources: 'cities departments districts postal_codes provinces regions',
    calls: [
      'GET /cities?page=1',
      'GET /cities?pagination=false&order[zipcode]=asc&department.region=/api/regions/{id}',
      'GET /cities?department=/api/departments/{id}',
      'GET /departments?region=/api/regions/{id}',
      'GET /regions?country=/api/countries/{id}',
    ],
  },
  Billing: { resources: 'billing_configurations' },
  Authentication: {
    calls: ['POST /login', 'POST /logout', 'POST /token/refresh', 'GET /user/detail'],
  },
  Fairs: {
    resources: 'fairs fair_emails',
    calls: [
      'GET /default-fairs',
      'GET /default-fairs/{id}',
      'GET /default-fairs/slug/{slug}',
      'GET /fairs/?homepage',
      'GET /fair-emails?fairId',
      'GET /fair-jobconfig?fairId',
    ],
  },
  Statistics: {
    calls: [
      'GET /stats/get/token',
      'POST /stats/create',
      'GET /stats/get?resourceId&resourceType&startDate&endDate',
      'GET /stats/get/list?resourceId&resourceType&startDate&endDate',
      'POST /stats/get/users',
      'GET /stats/get/historic?userId&resourceId&statType',
    ],
  },
  'Elements and files': {
    resources: 'elements',
    calls: [
      'GET /elements?pagination=false&type=8&map&position',
      'POST /media_objects',
      'GET /media_objects?type[]=1&type[]=2&order[id]=asc&filePath&filePathMap',
    ],
  },
  Exhibitors: {
    resources: 'firms fair_firms firm_business_sectors',
    calls: [
      'GET /firms?name&exists[stands]=false',
      'GET /firms/select-input',
      'GET /firms/light',
      'GET /firms/{id}/all-users?pagination=false',
      'GET /firms/back/list?pagination=true&page=1',
      'GET /firms/back/list/config',
      'GET /firms/front/listwp?isVisible=1&pagination=true&page=1',
      'GET /firms/front/list?fairHallIds&sort=ID',
      'GET /firms/front/list?sort=DI',
      'GET /firms/front/list?sort=ASC',
      'GET /firms/front/list?sort=DSC',
      'GET /firms/front/list/config',
      'GET /firms/computed/{id}',
      'GET /firms/bcard/{id}',
      'GET /firms/get_firm_types?locale=en',
      'GET /firms/get_firm_countries?locale=en',
      'GET /firms/get_firm_sectors?locale=en',
      'POST /register/exhibitor',
      'POST /firms/{id}/logo',
    ],
  },
  Halls: {
    resources: 'fair_halls fair_hall_configurations',
    calls: [
      'GET /fair_halls?pagination=false&fair&translations.name',
      'GET /fair_halls/light?fair',
      'GET /fair_halls/{id}/stands?pagination=false',
    ],
  },
  Stands: {
    resources: 'stands stand_languages stand_resources',
    calls: [
      'GET /stands?pagination=false&number&fairHall&isVisible=1&firm.id',
      'GET /stands/light?fairHall',
      'GET /stands/my-stands',
      'GET /stands/{id}/stand_admins',
      'PUT /stands/put/{id}',
      'GET /stand_resources/type/{type}',
      'GET /stand_contacts?stand.id',
      'POST /stand_contacts',
      'DELETE /stand_contacts/{id}',
    ],
  },
  People: {
    calls: [
      'GET /users?pagination=true&page=1',
      'GET /users?pagination=false&userType',
      'GET /users?pagination=false&roles=ROLE_MODERATOR',
      'GET /users/{id}',
      'POST /users',
      'PUT /users/{id}',
      'GET /users/organizers',
      'GET /users/front/list/config',
      'GET /users/front/list/{page}',
      'GET /users/admins?pagination=true&page=1',
      'GET /users/{id}/bcard',
      'GET /users/speakers?pagination=false&roles=ROLE_SPEAKER',
      'GET /user_social_media?pagination=false',
      'POST /users/super-organizer',
      'POST /users/organizer',
      'POST /exhibitors/stand-admin',
      'POST /exhibitors/stand-contact',
      'POST /visitors/create',
      'POST /register/visitor',
      'PUT /users/update-email',
      'GET /visitor_registration_form_composition/block',
      'POST /visitor_registration_form_composition/block',
    ],
  },
  Conferences: {
    resources: 'presentations conferences',
    calls: [
      'GET /conferences?fair&conferenceRoomType&begin[before]=today',
      'GET /conferences/view/{id}',
      'GET /conference_programs?fair',
      'GET /conference_programs/{id}',
      'POST /conference_programs',
      'PUT /conference_programs/{id}',
    ],
  },
  Jobs: {
    resources: 'jobs job_profiles job_solicitations',
    calls: [
      'GET /job_profiles?user.id&locale=en',
      'GET /job_profiles/{id}/full?locale=en',
      'GET /job_solicitations?job.id&profile.id&job.firm.id&status',
      'GET /job_solicitations/user?profile.id',
      'GET /jobs?firm.id',
      'GET /jobs/list',
      'GET /jobs/computed/{id}',
    ],
  },
  Passes: { resources: 'passes pass_users' },
  Messages: {
    calls: [
      'GET /conversations/list?user_id',
      'GET /conversations',
      'GET /conversations/{uuid}?users.id',
      'POST /conversations',
      'POST /conversations/{id}/mark-as-read',
      'POST /conversations/{id}/toggle-archive',
      'GET /conversations/{id}/messages',
      'POST /direct_messages',
      'GET /notification_tokens/{id}',
      'GET /users/{userId}/notifications',
      'PUT /notifications/{id}',
    ],
  },
  'Video calls': {
    resources: 'visio_rooms',
    calls: [
      'GET /visio_rooms/{id}/uniqid',
      'POST /visio/access-token',
      'POST /visio/create-room/{id}',
      'PUT /visio/start-call/{room}',
      'PUT /visio/end-call/{room}',
      'PUT /visio/miss-call/{room}',
    ],
  },
} satisfies Record<string, Group>

export type SpecCall = { method: string; path: string; query: [name: string, value: string][] }

/** Of the address alone, whatever its parameters are called: a trailing slash says nothing. */
export const shapeOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path
    .replace(/^\/api\//, '/')
    .replace(/\/$/, '')
    .replace(/\{\w+\}/g, '{}')}`

const five = (name: string) => [
  `GET /${name}?page=1&itemsPerPage=5&pagination=true`,
  `GET /${name}/{id}`,
  `POST /${name}`,
  `PUT /${name}/{id}`,
  `DELETE /${name}/{id}`,
]

const parsed = (line: string): SpecCall => {
  const [, method = '', path = '', query = ''] = /^(\w+) ([^?]+)\??(.*)$/.exec(line) ?? []
  const asked = query.split('&').filter(Boolean)
  return {
    method,
    path,
    query: asked.map(part => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1 || part.length)]),
  }
}

export const callsOf = ({ resources = '', calls = [] }: Group): SpecCall[] =>
  [...resources.split(/\s+/).filter(Boolean).flatMap(five), ...calls].map(parsed)
