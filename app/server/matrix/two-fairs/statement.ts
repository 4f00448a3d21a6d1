import type { TenantActor } from './actors.ts'
import type { Mark } from './marks.ts'

const columns = (list: string) => new Set(list.split(/\s+/))

/** What everybody may read of a public fair that is open: in calls that say it to all, or to all who are logged in. */
const shown = columns(`business_sector.prop business_sector.translations fair.homepage fair.homepage_json
  fair.translations fair_text.translations fair_hall.link fair_hall.translations firm.city firm.name firm.translations firm.website
  header_button.link header_button.translations job_area.translations job_contract_type.translations
  job_cv_treatment.translations job_disponibility.translations job_education_level.translations
  job_experience.translations job_family.translations job_function.translations job_function_level.translations
  job_language_level.translations job_personal_quality.translations job_personal_skill.translations
  job_sub_family.translations media_object.file_path media_object.thumbnail_path stand.label stand.prop stand.theme
  stand_language.description stand_language.slogan stand_language.title stand_resource.description
  stand_resource.title stand_resource.url work_transport.translations`)

/** The card of whoever answers on a stand; its members also read those of its organizers, and nobody those of its visitors. */
const card = columns('app_user.first_name app_user.last_name app_user.job_title app_user.pitch_message')

/** What its members may read besides: how to reach its exhibitors, and how its job offers are set up. */
const shownToMembers = columns('firm.email firm.phone fair.job_module_configuration')

/** How a fair is called in which somebody asked to exhibit: told with what they asked, to nobody else. */
const askedFor = columns('fair.homepage fair.translations')
const tellsWhatWasAsked = /^(GET|PUT) \/api\/(firms|fair_firms)\b/

/** Calls that whoever asked to exhibit there makes of their own firm and their own answers. */
export const ofWhatWasAsked = new Set([
  'GET /firms/computed/{id}',
  'GET /firms/bcard/{id}',
  'POST /user/missing_answers',
])

/** What its members say to each other in its rooms, and who they are who say it. */
const saidInRooms = new Set(['chat_message.text', ...card])
const tellsWhatIsSaid = /^(GET|POST) \/api\/chat_rooms\/\d+\/messages\b/

const called = ['conversation', 'conversation_side', 'direct_message', 'visio_call', 'visio_room']

/** What its members change of it: they write in its rooms, call whom they may write to, meet on its booths. */
const changedByMembers: Readonly<Record<string, readonly string[]>> = {
  'POST /chat_rooms/{id}/messages': ['chat_message'],
  'POST /visio/create-room/{id}': called,
  'POST /visio_rooms': called,
  'POST /stands/{id}/videoroom': ['visio_room'],
}

/** Whether they may change these tables by this call. */
export const mayChange = ({ isInB }: TenantActor, tables: readonly string[], call: string) =>
  isInB && tables.every(table => changedByMembers[call]?.includes(table))

/** Whether they may be told this by this call. */
export const mayRead = (
  actor: TenantActor,
  { of, place, isStaff, isOrganizer }: Mark & { isStaff: boolean; isOrganizer: boolean },
  call: string,
) => {
  if (of === 'C') return actor.hasAskedC && askedFor.has(place) && tellsWhatWasAsked.test(call)
  if (of === 'visitor2 in B' && actor.name === 'visitor2') return true
  if (of === 'firm A in B' && actor.name === 'firmAdminA') return true
  if (actor.isInB && tellsWhatIsSaid.test(call) && saidInRooms.has(place)) return true
  if (card.has(place)) return isStaff || (actor.isInB && isOrganizer)
  return shown.has(place) || (actor.isInB && shownToMembers.has(place))
}

/** By the tables of the records that they name, wherever they name them: every call, so that a new one has to say so. */
export const callsByNames: Readonly<Record<string, readonly string[]>> = {
  '': [
    'GET /captcha',
    'GET /list_descriptions/{name}',
    'GET /list_files/{name}',
    'POST /list_files/{name}/file',
    'POST /list_files/{name}/preview',
    'POST /list_files/{name}',
    'GET /all-data-lists',
    'POST /media_objects',
    'GET /default-fairs',
    'POST /login',
    'POST /token/refresh',
    'POST /logout',
    'GET /user/detail',
    'GET /user/sessions',
    'POST /oidc/finish',
    'POST /oidc/link',
    'GET /user/sign-ons',
    'POST /register/confirm',
    'POST /register/resend',
    'GET /register/fairs',
    'GET /registration_choices/{field}',
    'GET /user/answers',
    'GET /user/missing_answers',
    'POST /password/forgot',
    'POST /password/reset',
    'PUT /user/password',
    'GET /password/rule',
    'PUT /users/update-email',
    'GET /user/export',
    'POST /user/erase',
    'POST /user/erase/undo',
    'POST /users/confirm-email',
    'POST /role_offers/shown',
    'POST /role_offers/answer',
    'GET /user_social_media',
    'GET /outbox_mails',
    'GET /outbox_mails/state',
    'GET /background_jobs',
    'GET /firms/get_firm_types',
    'GET /firms/get_firm_countries',
    'GET /firms/get_firm_sectors',
    'GET /stands/my-stands',
    'GET /stand_characters/type/{type}',
    'POST /conversations/mark-as-delivered',
    'DELETE /chat_blocks',
    'PUT /visio/start-call/{room}',
    'PUT /visio/accept-call/{room}',
    'PUT /visio/refuse-call/{room}',
    'PUT /visio/cancel-call/{room}',
    'PUT /visio/miss-call/{room}',
    'PUT /visio/end-call/{room}',
    'GET /visio/calls/current',
    'GET /visio/check',
    'POST /visio/access-token',
    'POST /visio/connections/{connection}/renew',
    'POST /visio/connections/{connection}/close',
    'POST /visio/signals',
    'GET /presence/choice',
    'PUT /presence/choice',
  ],
  app_user: [
    'GET /conversations/{uuid}',
    'GET /notification_tokens/{id}',
    'GET /users/{userId}/notifications',
    'GET /users/{userId}/notification_preferences',
    'PUT /users/{userId}/notification_preferences',
    'PUT /users/{userId}/list_density',
    'GET /users/back/{id}/answers',
    'GET /users/back/{id}/missing_answers',
    'POST /users/{id}/invitation',
    'PUT /exhibitors/staff/{id}',
    'DELETE /exhibitors/staff/{id}',
    'GET /users/{id}/bcard',
    'GET /users/back/{id}/cluster',
    'GET /users/back/{id}',
  ],
  'app_user list_view': ['DELETE /users/{userId}/list_views/{id}'],
  'app_user conversation': ['POST /conversations/{id}/hand-over'],
  'app_user fair': [
    'GET /users/{userId}/lists',
    'PUT /users/{userId}/list_views',
    'PUT /users/{userId}/favourite_pages',
    'GET /presence',
    'POST /visio/create-room/{id}',
    'POST /visio_rooms',
    'GET /visio/callable',
    'PUT /users/{id}/type',
    'POST /users/back/list/invite',
  ],
  'app_user fair stand': ['GET /conversations/list', 'POST /conversations'],
  'app_user fair fair_hall firm stand': ['PUT /users/back/{id}/cluster'],
  billing_invoice: ['POST /billing_invoices/{id}/credit', 'GET /billing_invoices/{id}/file'],
  billing_quote: ['GET /billing_quotes/{id}/file'],
  'billing_quote fair firm': ['POST /billing_invoices'],
  business_sector: ['PUT /list_orders/{name}'],
  'business_sector fair': ['GET /firms/back/list', 'GET /firms/back/export'],
  'business_sector fair fair_hall': ['GET /firms/front/list', 'GET /firms/front/listwp'],
  'business_sector fair media_object': ['POST /firms'],
  'business_sector firm': ['PUT /firms/{id}/sectors'],
  chat_announcement: ['DELETE /chat_announcements/{id}'],
  chat_message: [
    'POST /chat_messages/{id}/hide',
    'POST /chat_messages/{id}/unhide',
    'POST /chat_messages/{id}/report',
    'POST /chat_messages/{id}/block_author',
    'POST /chat_messages/{id}/sanction',
  ],
  chat_report: ['POST /chat_reports/{id}/settle'],
  chat_room: [
    'GET /chat_rooms/{id}/messages',
    'POST /chat_rooms/{id}/messages',
    'POST /chat_rooms/{id}/mark-as-read',
  ],
  chat_sanction: ['POST /chat_sanctions/{id}/lift'],
  agenda_entry: ['DELETE /agenda_entries/{id}'],
  conference: [
    'POST /agenda_entries',
    'GET /conferences/view/{id}',
    'POST /conferences/{id}/publish',
    'POST /conferences/{id}/cancel',
    'POST /conferences/{id}/restore',
  ],
  'conference pass': ['POST /pass_users'],
  'conference pass_user': ['DELETE /pass_users/{id}/places/{conference}'],
  conference_program: [
    'GET /conference_programs/{id}/days/{day}',
    'POST /conference_programs/{id}/publish',
    'POST /conference_programs/{id}/withdraw',
  ],
  conversation: [
    'GET /conversations/{id}/messages',
    'GET /conversations/{id}/team',
    'POST /conversations/{id}/mark-as-read',
    'POST /conversations/{id}/toggle-archive',
    'POST /conversations/{id}/block',
    'POST /conversations/{id}/unblock',
    'POST /conversations/{id}/typing',
    'POST /conversations/{id}/take',
  ],
  'conversation media_object': ['POST /direct_messages'],
  direct_message: ['POST /direct_messages/{id}/report'],
  fair: [
    'GET /agenda',
    'GET /default-fairs/{id}',
    'POST /contact',
    'GET /fair-emails',
    'GET /fairs/{id}/mails',
    'GET /fairs/{id}/mails/{kind}',
    'PUT /fairs/{id}/mails/{kind}',
    'POST /fairs/{id}/mails/{kind}/preview',
    'POST /fairs/{id}/mails/{kind}/test',
    'GET /fair-jobconfig',
    'GET /fairs/{id}/homepage',
    'GET /fairs/{id}/homepage/images',
    'GET /fairs/{id}/choices',
    'GET /fairs/{id}/checklist',
    'GET /texts/{kind}',
    'GET /fairs/{id}/texts',
    'PUT /fairs/{id}/texts/{kind}',
    'GET /trash',
    'GET /fairs/{id}/removal',
    'POST /fairs/{id}/duplicate',
    'GET /default-fairs/slug/{slug}',
    'GET /oidc/start',
    'POST /register/visitor',
    'POST /register/exhibitor',
    'POST /register/join',
    'GET /register/join',
    'GET /visitor_registration_form_composition/block',
    'POST /visitor_registration_form_composition/block',
    'DELETE /visitor_registration_form_composition/block',
    'POST /user/missing_answers',
    'PUT /user/missing_answers/prompted',
    'GET /users/speakers',
    'GET /users/front/list/config',
    'GET /users/front/list/{page}',
    'GET /users/organizers',
    'GET /users/admins',
    'GET /users/super-organizers',
    'GET /users/back/list',
    'GET /users/back/export',
    'POST /users/back/list/validate',
    'GET /users/back/list/config',
    'GET /users/back/places',
    'POST /fairs/{id}/people/import/file',
    'POST /fairs/{id}/people/import/preview',
    'POST /fairs/{id}/people/import',
    'GET /firms/front/list/config',
    'GET /firms/back/list/config',
    'GET /firms/light',
    'GET /firms/select-input',
    'POST /firms/back/list/validate',
    'GET /fair_halls/light',
    'GET /fairs/{id}/plan',
    'GET /fairs/{id}/halls/room',
    'POST /fairs/{id}/import/file',
    'POST /fairs/{id}/import/preview',
    'POST /fairs/{id}/import',
    'GET /fairs/{id}/integration_keys',
    'POST /fairs/{id}/integration_keys',
    'DELETE /fairs/{id}/integration_keys/{key}',
    'GET /fairs/{id}/import_runs',
    'POST /fairs/{id}/import_runs/{run}/undo',
    'POST /fairs/{id}/logos/preview',
    'POST /fairs/{id}/logos',
    'GET /billing/{side}/prices',
    'PUT /billing/{side}/prices',
    'GET /billing/{side}/dashboard',
    'GET /billing/{side}/export',
    'GET /visit/halls',
    'GET /fairs/{id}/dashboard',
    'GET /visit/presence',
    'GET /presence/walkers',
    'GET /search',
    'GET /conversations/contacts',
    'GET /visio_rooms',
    'GET /message_reports',
    'GET /chat_rooms',
    'GET /chat_sanctions',
    'GET /chat_reports',
    'GET /chat_moderation',
    'POST /chat_announcements',
    'GET /queue/places/current',
  ],
  'fair fair_hall stand': ['POST /chat_rooms'],
  'fair fair_hall': [
    'PUT /fairs/{id}/halls/order',
    'GET /stands/light',
    'GET /visit/free_people',
    'GET /search/stands',
  ],
  'fair fair_hall firm media_object stand': ['PUT /stands/put/{id}'],
  'fair stand': ['GET /conversations', 'GET /conversations/unread'],
  'fair firm': [
    'GET /role_offers',
    'GET /firms/computed/{id}',
    'GET /firms/bcard/{id}',
    'GET /billing/{side}/fairs/{fair}/firms/{firm}',
    'PUT /billing/{side}/fairs/{fair}/firms/{firm}',
    'POST /billing_quotes',
  ],
  'fair firm media_object stand': [
    'POST /users',
    'POST /exhibitors/stand-admin',
    'POST /exhibitors/stand-contact',
  ],
  'fair media_object': ['POST /users/super-organizer', 'POST /users/organizer', 'POST /visitors/create'],
  fair_firm: ['POST /fair_firms/validate'],
  'fair_firm fair_hall': ['POST /fair_firms/booths'],
  fair_hall: ['GET /fair_halls/{id}/stands', 'GET /visit/halls/{id}'],
  'fair_hall stand': ['PUT /stands/{id}/place'],
  fair_user: ['POST /fair_users/validate'],
  firm: [
    'GET /firms/{id}/all-users',
    'GET /firms/{id}/rights',
    'POST /firms/{id}/logo',
    'GET /billing_papers',
  ],
  media_object: ['GET /media_objects/{id}/link'],
  'media_object stand': ['PUT /stands/{id}/configuration'],
  message_report: ['GET /message_reports/{id}', 'POST /message_reports/{id}/settle'],
  outbox_mail: ['GET /outbox_mails/{id}', 'POST /outbox_mails/send', 'POST /outbox_mails/{id}/send'],
  queued_job: ['POST /background_jobs/{id}/run_again'],
  notification: ['PUT /notifications/{id}', 'PUT /notifications/mark-all-as-read'],
  role_offer: ['DELETE /role_offers/{id}'],
  session: ['DELETE /user/sessions/{id}'],
  sign_on: ['DELETE /user/sign-ons/{id}'],
  stand: [
    'POST /stands/{id}/trash',
    'POST /stands/{id}/restore',
    'GET /stands/{id}/stand_admins',
    'GET /stand_resources/type/{type}',
    'GET /stands/{id}/team',
    'GET /stands/{id}/configuration',
    'POST /stands/{id}/files',
    'GET /stands/{id}/videoroom',
    'GET /stands/{id}/answer_time',
    'POST /stands/{id}/videoroom',
    'DELETE /stands/{id}/videoroom',
    'POST /stands/{id}/videoroom/moderate',
    'GET /visit/stands/{id}',
    'GET /visit/stands/{id}/preview',
    'POST /stands/{id}/queue/places',
    'GET /stands/{id}/queue',
    'GET /stands/{id}/queue/places',
    'POST /stands/{id}/queue/next',
    'POST /stands/{id}/queue/close',
    'POST /stands/{id}/queue/open',
  ],
  trash: ['POST /trash/{id}/restore'],
  waiting_place: [
    'PUT /queue/places/{id}',
    'DELETE /queue/places/{id}',
    'POST /queue/places/{id}/later',
    'POST /queue/places/{id}/come',
    'POST /queue/places/{id}/take',
    'POST /queue/places/{id}/release',
    'POST /queue/places/{id}/done',
  ],
  visio_room: [
    'GET /visio_rooms/{id}',
    'GET /visio_rooms/{id}/uniqid',
    'PUT /visio_rooms/{id}',
    'DELETE /visio_rooms/{id}',
  ],
}
