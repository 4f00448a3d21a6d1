import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as invitations from '../contract/new-person.ts'
import * as lists from '../contract/people.ts'
import * as changes from '../contract/people-changes.ts'
import * as offers from '../contract/role-offers.ts'
import { settleOffer, showOffer } from './answer-offer.ts'
import { giveUserType } from './change-user-type.ts'
import { decideOnFairUsers } from './fair-user-writes.ts'
import { removeFromFirm, updateStaff } from './firm-staff.ts'
import { listFormerColleagues, takeColleagueBack } from './former-colleagues.ts'
import { inviteAny, inviteToFair, inviteToFirm, sendInvitationAgain } from './invite.ts'
import { listCards, listStaff, perPageOf } from './people-lists.ts'
import { listOffers, withdraw } from './role-offers.ts'

/** Whom one meets in a fair; visitors are not listed. */
const toMeet = ['ROLE_EXHIBITOR', 'ROLE_SPEAKER', 'ROLE_MODERATOR', 'ROLE_ORGANIZER', 'ROLE_PRESS']

export const peopleHandlers: Handler[] = [
  handle(invitations.inviteUser, ({ body }, context) => inviteAny(body, context)),
  handle(invitations.inviteSuperOrganizer, ({ body }, context) => inviteToFair(2, body, context)),
  handle(invitations.inviteOrganizer, ({ body }, context) => inviteToFair(3, body, context)),
  handle(invitations.inviteVisitor, ({ body }, context) => inviteToFair(7, body, context)),
  handle(invitations.inviteStandAdmin, ({ body }, context) => inviteToFirm(5, body, context)),
  handle(invitations.inviteStandContact, ({ body }, context) => inviteToFirm(6, body, context)),
  handle(invitations.inviteAgain, ({ params }, context) => sendInvitationAgain(params.id, context), {
    writes: false,
  }),
  handle(offers.roleOffers, ({ query }, context) => listOffers(query, context)),
  handle(offers.withdrawOffer, ({ params }, context) => withdraw(params.id, context)),
  handle(offers.shownOffer, ({ body }, context) => showOffer(body.token, context), { writes: false }),
  handle(offers.answerOffer, ({ body }, context) => settleOffer(body, context)),
  handle(changes.validateFairUsers, ({ body }, context) => decideOnFairUsers(body, context)),
  handle(changes.changeUserType, ({ params, body }, context) => giveUserType(params.id, body, context)),
  handle(changes.changeStaff, ({ params, body }, context) => updateStaff(params.id, body, context)),
  handle(changes.removeStaff, ({ params }, context) => removeFromFirm(params.id, context)),
  handle(changes.formerColleagues, ({ params }, context) => listFormerColleagues(params.id, context)),
  handle(changes.restoreColleague, ({ params }, context) =>
    takeColleagueBack(params.id, params.user, context),
  ),
  handle(lists.speakers, ({ query }, context) =>
    listCards(query, ['ROLE_SPEAKER'], ['p', 'P', 'F', 'G'], context),
  ),
  handle(lists.frontPeopleConfig, async ({ query }, context) => ({
    roles: toMeet,
    itemsPerPage: await perPageOf(query.fair, context),
  })),
  handle(lists.frontPeople, ({ params, query }, context) =>
    listCards({ ...query, page: String(params.page) }, toMeet, ['p', 'F', 'G'], context),
  ),
  handle(lists.organizers, ({ query }, context) => listStaff(query, 'ROLE_ORGANIZER', context)),
  handle(lists.admins, ({ query }, context) => listStaff(query, 'ROLE_SUPER_ADMIN', context)),
  handle(lists.superOrganizers, ({ query }, context) => listStaff(query, 'ROLE_SUPER_ORGANIZER', context)),
]
