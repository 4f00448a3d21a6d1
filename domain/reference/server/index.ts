import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { civilStatuses } from '../contract/civil-status.ts'
import { countries } from '../contract/country.ts'
import { languages } from '../contract/language.ts'
import { socialMedia } from '../contract/social-media.ts'
import { userIndividualStatuses } from '../contract/user-individual-status.ts'
import { userStatuses } from '../contract/user-status.ts'
import { userTypeList } from '../contract/user-type.ts'

export const reference: DomainServer = {
  resources: [
    languages,
    countries,
    civilStatuses,
    userTypeList,
    userStatuses,
    userIndividualStatuses,
    socialMedia,
  ].map(resource => implement(resource)),
  answers: [],
}
