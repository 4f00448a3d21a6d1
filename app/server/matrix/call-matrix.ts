/**
 * Who may make the calls that are not the five of a resource, written down a second time and by hand. A call that is
 * not here is tested by what it declares, unless it lets strangers write: that has to be said here first.
 */
type Allowed = 'anyone' | 'members' | readonly string[]

const runners = ['superAdmin', 'superOrganizer', 'organizer']
const runnersAndFirms = [...runners, 'firmAdmin']

const under = (allowed: Allowed, calls: string[]): [string, Allowed][] => calls.map(call => [call, allowed])

export const callMatrix: ReadonlyMap<string, Allowed> = new Map([
  ...under('anyone', [
    'GET /captcha',
    'GET /default-fairs',
    'GET /default-fairs/{id}',
    'GET /default-fairs/slug/{slug}',
    'POST /contact',
    'POST /login',
    'POST /logout',
    'POST /token/refresh',
    'POST /register/visitor',
    'POST /register/exhibitor',
    'POST /register/confirm',
    'POST /register/resend',
    'POST /users/confirm-email',
    'POST /password/forgot',
    'POST /password/reset',
    'GET /password/rule',
    'GET /visitor_registration_form_composition/block',
    'GET /users/speakers',
    'GET /firms/front/list',
    'GET /firms/front/list/config',
    'GET /fair_halls/light',
    'GET /fair_halls/{id}/stands',
    'GET /visit/halls',
    'GET /visit/halls/{id}',
    'GET /visit/stands/{id}',
    'GET /visit/presence',
    'GET /stats/get/token',
    'POST /stats/create',
  ]),
  ...under('members', [
    'GET /user/detail',
    'GET /user/sessions',
    'DELETE /user/sessions/{id}',
    'POST /register/join',
    'PUT /user/password',
    'PUT /users/update-email',
    'GET /users/{id}/bcard',
    'GET /users/front/list/{page}',
    'GET /users/front/list/config',
    'GET /user_social_media',
    'GET /fair-jobconfig',
    'GET /stands/my-stands',
    'POST /stands/{id}/presence',
    'DELETE /stands/{id}/presence',
    'POST /media_objects',
  ]),
  ...under(runners, [
    'GET /fair-emails',
    'GET /fairs/{id}/checklist',
    'GET /fairs/{id}/plan',
    'PUT /stands/{id}/place',
    'POST /stands/{id}/trash',
    'POST /stands/{id}/restore',
    'GET /users/organizers',
    'POST /users/organizer',
    'POST /visitors/create',
    'POST /fair_users/validate',
  ]),
  ...under(runnersAndFirms, [
    'POST /users',
    'POST /users/{id}/invitation',
    'POST /exhibitors/stand-admin',
    'POST /exhibitors/stand-contact',
    'PUT /exhibitors/staff/{id}',
    'DELETE /exhibitors/staff/{id}',
  ]),
  ...under(['superAdmin', 'superOrganizer'], ['PUT /users/{id}/type']),
  ...under(
    ['superAdmin'],
    [
      'GET /users/admins',
      'GET /users/super-organizers',
      'POST /users/super-organizer',
      'POST /visitor_registration_form_composition/block',
    ],
  ),
])

/** Calls whose id names a record of another resource than the first word of their path says. */
export const namedResource: Readonly<Record<string, string>> = {
  'exhibitors/staff': 'users',
  'visit/halls': 'fair_halls',
  'visit/stands': 'stands',
  'default-fairs': 'fairs',
}

/** Calls with a rule of their own, narrower or wider than the right to read or change the record that they name. */
export const ownRule: ReadonlySet<string> = new Set([
  'GET /default-fairs/{id}',
  'POST /stands/{id}/presence',
  'DELETE /stands/{id}/presence',
  'GET /users/{id}/bcard',
  'POST /users/{id}/invitation',
  'PUT /exhibitors/staff/{id}',
  'DELETE /exhibitors/staff/{id}',
])
