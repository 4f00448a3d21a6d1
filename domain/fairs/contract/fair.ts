import { Type } from 'typebox'
import { pictureFile } from '#domain/media/contract/media-object.ts'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import {
  Children,
  Day,
  Email,
  Id,
  Instant,
  Line,
  MaybeRef,
  Nullable,
  Ref,
  Refs,
  Text,
} from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import type { AccessMatrix } from './access.ts'
import { Homepage } from './homepage.ts'
import { homepagePattern } from './rules.ts'
import { settingFields } from './settings.ts'
import { statModes, statMonthsMost } from './stat-modes.ts'

const MaybeMoment = () => Type.Union([Instant(), Day(), Type.Null()])
const limit = (maximum: number) => Type.Integer({ minimum: 0, maximum })
const flag = (options: Record<string, unknown> = {}) => Type.Boolean(options)

/** What only the super admin sets. */
const general = ['superAdmin'] as const

export const fairs = defineResource({
  name: 'fairs',
  table: 'fair',
  tag: 'Fairs',
  record: {
    type: Type.Enum(['single', 'multi']),
    /** More than one fair is held here, and this one belongs to them. Kept by the database. */
    isMultiFair: flag(),
    status: Ref<{ code: string; name: string }>('fair_statuses', {
      column: 'fair_status',
      show: ['code', 'name'],
    }),
    /** The slug under which the fair is found, without leading slash. */
    homepage: Type.String({
      maxLength: 61,
      pattern: homepagePattern,
      messageCode: 'homepage_invalid',
      isSlug: true,
    }),
    homepageJson: Homepage,
    /** The homepage as its editors have kept it and not published yet. */
    homepageDraft: Nullable(Homepage),
    hue: Type.Integer({ minimum: 0, maximum: 360 }),
    logo: MaybeRef<{ filePath: string; thumbnailPath: string | null }>('media_objects', {
      show: ['filePath', 'thumbnailPath'],
      only: pictureFile,
    }),
    /** Written with or without a time of day: a day is the fair's, from its first minute to its last. */
    startDate: MaybeMoment(),
    endDate: MaybeMoment(),
    timeZone: Line(60),
    isMonthlyRenew: flag(),
    /** In preparation, with its homepage and its registration public already. */
    isAnnounced: flag(),
    /** Opens on its first day and is over after its last. */
    isRunByDates: flag(),
    /** Over and put away: closed, and listed no more. */
    isArchived: flag(),
    /** The state it was in and is in again once it is taken out of the archive; none where it stayed as it was. */
    archivedFrom: MaybeRef<{ code: string }>('fair_statuses', { show: ['code'] }),
    lobby: Type.Enum(['product', 'customer']),
    isPublicAccess: flag(),
    /** Everybody may watch conferences that need no pass, without an account. */
    isPublicWatching: flag(),
    isRegistrationUserHomepage: flag(),
    isRegistrationFirmHomepage: flag(),
    isExhibitorLogosHomepage: flag(),
    isHidingUserEmail: flag(),
    isHidingFirmEmail: flag(),
    isValidatingUsers: flag(),
    isValidatingFirms: flag(),
    mainLanguage: Ref<{ code: string }>('languages', { show: ['code'] }),
    fairLanguages: Refs<{ code: string; iso: string; dir: string }>('languages', 'fair_language', {
      show: ['code', 'iso', 'dir'],
    }),
    country: MaybeRef<{ iso: string; name: string }>('countries', { show: ['iso', 'name'] }),
    resultsPerPage: Type.Integer({ minimum: 1, maximum: 100 }),
    maxOrganizers: limit(10_000),
    maxUsers: limit(10_000_000),
    organizerCount: limit(10_000),
    userCount: limit(10_000_000),
    /** Its organizers. */
    admins: Refs<{ firstName: string; lastName: string; email: string }>('users', 'fair_admin', {
      show: ['firstName', 'lastName', 'email'],
    }),
    isBlockingStandTypeEdition: flag(),
    isUsingDirectMessageModule: flag(),
    isUsingJobModule: flag(),
    isUsingConferenceModule: flag(),
    isUsingVisio: flag(),
    isUsingChat: flag(),
    /** Contacts that a visitor may take a day, and that a firm may receive of one; 0: none. */
    dailyChatLimit: limit(100_000),
    dailyVisioLimit: limit(100_000),
    isShowingCounters: flag(),
    isHidingChatButtons: flag(),
    isHidingChatColumn: flag(),
    /** How visitors are counted, and who is. */
    statMode: Type.Enum([...statModes]),
    statUserType: Type.Enum(['all', 'visitors', 'members']),
    /** For so many months figures of visits are kept; what happened and who was there never longer than the platform says. */
    statMonths: Type.Integer({ minimum: 1, maximum: statMonthsMost }),
    is3DMaps: flag({ column: 'is_3d_maps' }),
    shippingMail: Nullable(Email()),
    standGroups: Refs<{ name: string }>('stand_groups', 'fair_stand_group', { show: ['name'] }),
    /** JSON as text: `{"jobTablesList":[{"slug":"area","value":true}]}`. */
    jobModuleConfiguration: Type.String({ maxLength: 8192 }),
    groupHeaderButton: Children<{
      rank: number
      name: string
      link: string
      target: boolean
      linkType: number
      isVisible: boolean
      isWithModalLogin: boolean
      access: AccessMatrix
    }>('header_buttons', 'fair_id', {
      show: ['rank', 'name', 'link', 'target', 'linkType', 'isVisible', 'isWithModalLogin', 'access'],
    }),
    fair_emails: Children<{ kind: string }>('fair_emails', 'fair_id', { show: ['kind'] }),
    createdAt: Instant(),
    version: Id,
  },
  translated: { name: Line(120), tagline: Text(200), description: Text(2000), location: Text(160) },
  writable: [...settingFields, 'homepageJson', 'homepageDraft', 'isArchived', 'jobModuleConfiguration'],
  reserved: {
    type: general,
    isMonthlyRenew: general,
    maxUsers: general,
    maxOrganizers: general,
    admins: general,
  },
  required: ['homepage', 'name'],
  filters: ['homepage', 'status', 'type', 'isArchived', 'translations.name'],
  search: ['translations.name', 'homepage'],
  sort: ['startDate', 'endDate', 'name', 'homepage', 'createdAt'],
  scope: { fair: 'id' },
  policy: { ...shownPolicy, superOrganizer: 'LRU:G', organizer: ['LRU:F', 'LR:p'] },
})
