import { Type } from 'typebox'
import { Children, Day, Email, Instant, Line, MaybeRef, Nullable, Ref, Refs, Text, WebAddress } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

const line = (max: number) => Nullable(Line(max))
const addresses = Type.Record(Type.String({ pattern: '^[a-z0-9_-]{1,30}$' }), WebAddress())
const administrators = ['superAdmin', 'superOrganizer', 'organizer'] as const

/** A person with an account. What they may do, roles and validation, has calls of its own. */
export const users = defineResource({
  name: 'users',
  table: 'app_user',
  tag: 'Users',
  record: {
    email: Email(),
    firstName: Line(80),
    lastName: Line(80),
    roles: Type.Array(Type.String()),
    userType: Ref<{ code: string; name: string }>('user_types', { show: ['code', 'name'] }),
    isValidated: Type.Integer({ minimum: 0, maximum: 2 }),
    firm: MaybeRef<{ name: string }>('firms', { show: ['name'] }),
    isFirmAdmin: Type.Boolean(),
    fairUsers: Children<{ fair: { id: number }; isValidated: number }>('fair_users', 'user_id', { show: ['fair', 'isValidated'] }),
    civilStatus: MaybeRef<{ name: string }>('civil_statuses', { show: ['name'] }),
    userStatus: MaybeRef<{ name: string }>('user_statuses', { show: ['name'] }),
    userIndividualStatus: MaybeRef<{ name: string }>('user_individual_statuses', { show: ['name'] }),
    birthday: Nullable(Day()),
    phone: line(40), cell: line(40), address: line(200), additionalAddress: line(200), postalCode: line(20), city: line(120), department: line(120), region: line(120),
    country: MaybeRef<{ name: string }>('countries', { show: ['name'] }),
    displayEmail: Nullable(Email()),
    jobTitle: line(120),
    pitchMessage: Nullable(Text(1000)),
    picture: MaybeRef<{ filePath: string; thumbnailPath: string | null }>('media_objects', { show: ['filePath', 'thumbnailPath'] }),
    languages: Refs<{ code: string; name: string }>('languages', 'user_language', { show: ['code', 'name'] }),
    socialLinks: addresses,
    meetingLinks: addresses,
    locale: Type.Enum(['fr', 'en', 'nl', 'de', 'es', 'it']),
    createdAt: Instant(),
    lastLoginAt: Nullable(Instant()),
    version: Type.Integer(),
  },
  writable: [
    'firstName', 'lastName', 'civilStatus', 'userStatus', 'userIndividualStatus', 'birthday', 'phone', 'cell', 'address', 'additionalAddress', 'postalCode', 'city', 'department', 'region',
    'country', 'displayEmail', 'jobTitle', 'pitchMessage', 'picture', 'languages', 'socialLinks', 'meetingLinks', 'locale', 'isValidated',
  ],
  reserved: { isValidated: administrators },
  filters: ['userType', 'isValidated', 'firm', 'fairUsers.fair', 'fairUsers.isValidated'],
  search: ['searchText'],
  sort: ['lastName', 'createdAt', 'lastLoginAt'],
  order: ['lastName'],
  scope: { fair: 'fairUsers.fair', firm: 'firm', owner: 'id' },
  policy: {
    superAdmin: 'LRUD:A', superOrganizer: 'LRU:G; RU:O', organizer: 'LRU:F; RU:O', clusterAdmin: 'RU:O', firmAdmin: 'LR:M; RU:O', standContact: 'RU:O',
    speaker: 'RU:O', moderator: 'RU:O', press: 'RU:O', visitor: 'RU:O', unvalidated: 'RU:O',
  },
})
