import { expect, it } from 'vitest'
import { type UserTypeId, userTypeId } from '#domain/identity/contract/roles.ts'
import { creatableTypes, invitedAs, isUserType, mayCreate } from './creation.ts'

const { superAdmin, superOrganizer, organizer, clusterAdmin, exhibitor, standContact, visitor, press } =
  userTypeId
const all: UserTypeId[] = Object.values(userTypeId)

it('nobody makes a super admin, and nobody below one makes a super organizer or a cluster admin', () => {
  const everybody = [
    'superAdmin',
    'superOrganizer',
    'organizer',
    'clusterAdmin',
    'firmAdmin',
    'standContact',
    'visitor',
  ]
  expect(mayCreate(everybody, superAdmin)).toBe(false)
  const below = everybody.filter(one => one !== 'superAdmin')
  expect([mayCreate(below, superOrganizer), mayCreate(below, clusterAdmin)]).toEqual([false, false])
})

it('an administrator of a firm makes its staff and nobody else', () =>
  expect(creatableTypes(['firmAdmin'])).toEqual([exhibitor, standContact]))

it('who looks, works on a stand or visits makes nobody', () => {
  for (const role of [
    'clusterAdmin',
    'standContact',
    'visitor',
    'speaker',
    'moderator',
    'press',
    '',
    'ROLE_ORGANIZER',
  ])
    expect(creatableTypes([role])).toEqual([])
  expect(creatableTypes([])).toEqual([])
})

it('an organizer makes everybody of a fair, a super organizer not those who speak there or write about it', () => {
  expect(creatableTypes(['organizer'])).toEqual(
    all.filter(id => ![superAdmin, superOrganizer, clusterAdmin].some(one => one === id)),
  )
  expect(creatableTypes(['superOrganizer'])).toEqual([organizer, exhibitor, standContact, visitor])
})

it('the one call for all makes no super admin and no super organizer, whatever it is sent', () => {
  expect([superAdmin, superOrganizer, null, 0, 99, -1].map(invitedAs)).toEqual(Array(6).fill(visitor))
  expect([organizer, press].map(invitedAs)).toEqual([organizer, press])
})

it('a kind of people is one that there is', () =>
  expect([1, 10, 0, 11, 1.5, null].map(isUserType)).toEqual([true, true, false, false, false, false]))
