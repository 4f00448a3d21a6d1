import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { businessSectors } from '../contract/business-sector.ts'
import { businessSubsectors } from '../contract/business-subsector.ts'
import { exhibitorDecided, exhibitorMerged } from '../contract/events.ts'
import { fairFirms } from '../contract/fair-firm.ts'
import { firms } from '../contract/firm.ts'
import { firmBusinessSectors } from '../contract/firm-business-sector.ts'
import { firmTypes } from '../contract/firm-type.ts'
import { validateExhibitorsActs } from './acts.ts'
import { exhibitorChecklist } from './checklist.ts'
import { copiedExhibitors } from './copied-exhibitors.ts'
import { firmDashboard } from './dashboard.ts'
import { exhibitorHandlers } from './exhibitor-handlers.ts'
import { logo } from './file-uses.ts'
import { afterSectorChange, beforeSectorWrite, removeSector } from './firm-sectors.ts'
import { beforeFirmWrite } from './firm-writes.ts'
import { exhibitorMails } from './mails/kinds.ts'
import { mergedExhibitors } from './merge/merged-exhibitors.ts'
import { trashedMerge } from './merge/trashed-merge.ts'
import { exhibitorsPartNames } from './names.ts'
import { beforeParticipationWrite } from './participation-writes.ts'
import { firmPersonalData } from './personal-data.ts'
import { presentFirm } from './present-firm.ts'
import { removeFirm, removeParticipation } from './remove-firm.ts'
import { sectorSearch } from './search.ts'
import { transferredExhibitors } from './transferred-exhibitors.ts'
import { trashedParticipations } from './trashed-participations.ts'
import { afterParticipationChange } from './validate-firms.ts'

export { deleteFirms } from './delete-firms.ts'
export { logo } from './file-uses.ts'
export { firmColumns, firstSector } from './firm-columns.ts'
export { namedLike, narrowedBy } from './firm-conditions.ts'
export { firstTwin, runsEveryFairOf } from './merge/twins.ts'
export { assertOwnFirm, sharedFirms } from './own-firms.ts'
export { isOwnFirm, seesContact } from './present-firm.ts'
export { readAddress } from './read-address.ts'
export { sirenOfVatNumber } from './siren.ts'
export { keepLogo } from './upload-logo.ts'
export { decide, ownAmong } from './validate-firms.ts'
export { type VatNumber, vatNumberOf } from './vat-number.ts'
export { waitingNames } from './waiting-names.ts'
export { assertFew } from './whole-lists.ts'

export const exhibitorsDomain: DomainServer = {
  resources: [
    implement(firmTypes),
    implement(businessSectors),
    implement(businessSubsectors),
    implement(firms, {
      // What was taken out of its last fair lies there in the trash.
      isThere: alias =>
        sql`(exists (select 1 from fair_firm f where f.firm_id = ${sql.ref(`${alias}.id`)})
          or not exists (select 1 from trash f where f.firm_id = ${sql.ref(`${alias}.id`)}))`,
      // Shown, and validated in one of the fairs that the reader may walk through.
      published: (alias, fairs) =>
        sql`${sql.ref(`${alias}.is_visible`)}
          and exists (select 1 from fair_firm shown
          where shown.firm_id = ${sql.ref(`${alias}.id`)}
            and shown.is_validated = ${validationState.validated}
          and shown.fair_id in ${fairs})`,
      beforeWrite: beforeFirmWrite,
      present: presentFirm,
      remove: removeFirm,
    }),
    implement(fairFirms, {
      beforeWrite: beforeParticipationWrite,
      afterChange: afterParticipationChange,
      remove: removeParticipation,
    }),
    implement(firmBusinessSectors, {
      published: (alias, fairs) =>
        sql`${sql.ref(`${alias}.firm_id`)}
          in (select firm.id from firm join fair_firm shown on shown.firm_id = firm.id
          where firm.is_visible and shown.is_validated = ${validationState.validated}
            and shown.fair_id in ${fairs})
          and exists (select 1 from business_sector b
            where b.id = ${sql.ref(`${alias}.business_sector_id`)}
            and (b.fair_id is null or b.fair_id in ${fairs}))`,
      beforeWrite: beforeSectorWrite,
      afterChange: afterSectorChange,
      remove: removeSector,
    }),
  ],
  handlers: exhibitorHandlers,
  personalData: firmPersonalData,
  trash: [...trashedParticipations, trashedMerge],
  mergedFirms: [mergedExhibitors],
  copies: [copiedExhibitors],
  partNames: exhibitorsPartNames,
  transfers: transferredExhibitors,
  fileUses: [logo],
  checklist: [exhibitorChecklist],
  dashboard: [firmDashboard],
  search: [sectorSearch],
  acts: [validateExhibitorsActs],
  mails: exhibitorMails,
  events: [exhibitorDecided, exhibitorMerged],
}
