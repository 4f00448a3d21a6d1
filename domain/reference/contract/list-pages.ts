import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'

/** A page that keeps a list. */
export type ListPage = {
  path: string
  /** Wire name of its resource. */
  list: string
  /** Key of its title, where several pages show one list; the list's name unless said. */
  title?: string
  /** Who keeps it; the super admin unless said. */
  allow?: readonly Role[]
  /** Only entries with these values, and new ones begin with them: filter → value. */
  only?: Readonly<Record<string, string>>
  /** The page begins with the form of a new entry, or of the one whose id is in the address. */
  opens?: 'entry'
  /** Its entries are drawn: the domain that has the drawings shows it. */
  isDrawn?: boolean
}

const ofJobs = (slug: string, list: string): ListPage => ({
  path: `/jobs/table/${slug}`,
  list,
  allow: runners,
})
const ofCharacters = (slug: string, kind: string, code: string): ListPage => ({
  path: `/stand/${slug}`,
  list: 'stand_characters',
  title: `stand_characters_${kind}`,
  only: { 'standCharacterType.code': code },
  isDrawn: true,
})

/** Every page of the reference data, by the name of its screen. One screen draws them all. */
export const listPages = {
  country: { path: '/country', list: 'countries' },
  postcode: { path: '/postcode', list: 'postal_codes' },
  postcodeCity: { path: '/postcode/city', list: 'cities' },
  postcodeDistrict: { path: '/postcode/district', list: 'districts' },
  postcodeProvince: { path: '/postcode/province', list: 'provinces' },
  postcodeRegion: { path: '/postcode/region', list: 'regions' },
  postcodeDepartment: { path: '/postcode/department', list: 'departments' },
  exhibitorType: { path: '/exhibitor/type', list: 'firm_types' },
  exhibitorSector: { path: '/exhibitor/sector', list: 'business_sectors' },
  exhibitorSubSector: { path: '/exhibitor/sub-sector', list: 'business_subsectors' },
  fairLanguage: { path: '/fair/language', list: 'languages' },
  fairStatus: { path: '/fair/status', list: 'fair_statuses' },
  standGroup: { path: '/stand/group', list: 'stand_groups' },
  standType: { path: '/stand/type', list: 'stand_types', isDrawn: true },
  standTypeCreate: { path: '/stand-type/create', list: 'stand_types', opens: 'entry', isDrawn: true },
  standTypeEdit: { path: '/stand-type/edit/:id?', list: 'stand_types', opens: 'entry', isDrawn: true },
  standTypeVariation: { path: '/stand/type-variation', list: 'stand_type_variations', isDrawn: true },
  standTypeVariationCreate: {
    path: '/stand-type-variation/create',
    list: 'stand_type_variations',
    opens: 'entry',
    isDrawn: true,
  },
  standTypeVariationEdit: {
    path: '/stand-type-variation/edit/:id?',
    list: 'stand_type_variations',
    opens: 'entry',
    isDrawn: true,
  },
  standCharacter: ofCharacters('character', 'stand', 'TYPE_STAND'),
  standCharacterChatroom: ofCharacters('character-chatroom', 'chatroom', 'TYPE_CHATROOM'),
  standCharacterVideoroomSeated: ofCharacters(
    'character-videoroom-seated',
    'seated',
    'TYPE_VIDEO_ROOM_SEATED',
  ),
  standCharacterVideoroomStanding: ofCharacters(
    'character-videoroom-standing',
    'standing',
    'TYPE_VIDEO_ROOM_STANDING',
  ),
  standCharacterWatchingStanding: {
    path: '/stand/character-watching-standing',
    list: 'stand_characters',
    isDrawn: true,
  },
  standCharacterType: { path: '/stand/character-type', list: 'stand_character_types' },
  userCivility: { path: '/user/civility', list: 'civil_statuses' },
  userStatus: { path: '/user/status', list: 'user_statuses' },
  userType: { path: '/user/type', list: 'user_types' },
  userIndividualStatus: { path: '/user/individualStatus', list: 'user_individual_statuses' },
  tablesIndividualTypes: {
    path: '/user/superadmin/tables/configure/individualtypes',
    list: 'user_individual_statuses',
  },
  tablesCreate: { path: '/user/superadmin/tables/create', list: 'data_tables', opens: 'entry' },
  tablesConfigure: { path: '/user/superadmin/tables/configure/:ref?', list: 'data_lists' },
  jobCategory: { path: '/job/category', list: 'categories' },
  jobCharacteristic: { path: '/job/characteristic', list: 'characteristics' },
  jobContractType: { path: '/job/contract-type', list: 'contract_types' },
  jobCvTreatment: { path: '/job/job-cv-treatment', list: 'job_cv_treatments' },
  jobWorkTransport: { path: '/job/work-transport', list: 'work_transports' },
  jobsTableFamily: ofJobs('family', 'job_families'),
  jobsTableSubFamily: ofJobs('sub-family', 'job_sub_families'),
  jobsTableFunction: ofJobs('function', 'job_functions'),
  jobsTableFunctionLevel: ofJobs('function-level', 'job_function_levels'),
  jobsTableContractType: ofJobs('contract-type', 'job_contract_types'),
  jobsTableEducationLevel: ofJobs('education-level', 'job_education_levels'),
  jobsTableExperience: ofJobs('experience', 'job_experiences'),
  jobsTableLanguageLevel: ofJobs('language-level', 'job_language_levels'),
  jobsTablePersonalQuality: ofJobs('personal-quality', 'job_personal_qualities'),
  jobsTablePersonalSkill: ofJobs('personal-skill', 'job_personal_skills'),
  jobsTableDisponibility: ofJobs('disponibility', 'job_disponibilities'),
  jobsTableArea: ofJobs('area', 'job_areas'),
  conferenceType: { path: '/conference/type', list: 'conference_types' },
  conferenceRoomType: { path: '/conference/room-type', list: 'conference_room_types' },
  conferenceRoomTypeVariation: {
    path: '/conference/room-type-variation',
    list: 'conference_room_type_variations',
  },
  conferenceRoomCharacter: { path: '/conference/room-character', list: 'conference_room_characters' },
  conferenceRoomSeatedCharacter: {
    path: '/conference/room-seated-character',
    list: 'conference_room_seated_characters',
  },
} as const satisfies Record<string, ListPage>

/** Key of a page's title among the words of `reference`; none for a page that is not a list. */
export const listTitle = (screen: string) => {
  const page = pageNamed(screen)
  return page && `titles.${page.title ?? page.list}`
}

const byName = new Map<string, ListPage>(Object.entries(listPages))

export const pageNamed = (name: string) => byName.get(name)
