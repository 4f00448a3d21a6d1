import { expect, it } from 'vitest'
import { tokenIn, withToken } from './mail-links.ts'
import { passwordMax, passwordProblems } from './password.ts'
import { audiencesOf, labelsOf, rankOf, roleCodes } from './roles.ts'

const nobody = { isFirmAdmin: false, adminStands: 0, contactStands: 0 }

it('an exhibitor acts for the firm by its administration or that of a stand, and as a contact where they are one', () => {
  const as = (more: Partial<typeof nobody>) => audiencesOf(['ROLE_EXHIBITOR'], { ...nobody, ...more })
  expect(as({ isFirmAdmin: true })).toEqual(['firmAdmin'])
  expect(as({ adminStands: 1 })).toEqual(['firmAdmin'])
  expect(as({ contactStands: 1 })).toEqual(['standContact'])
  expect(as({ isFirmAdmin: true, contactStands: 1 })).toEqual(['firmAdmin', 'standContact'])
  expect(as({})).toEqual(['standContact'])
})

it('stands give rights to exhibitors alone, and an unknown code gives none', () => {
  const all = { isFirmAdmin: true, adminStands: 2, contactStands: 2 }
  expect(audiencesOf(['ROLE_VISITOR'], all)).toEqual(['visitor'])
  expect(audiencesOf(['ROLE_ADMIN', 'superAdmin', ''], all)).toEqual([])
  expect(audiencesOf(['ROLE_VISITOR', 'ROLE_EXHIBITOR'], all)).toEqual([
    'visitor',
    'firmAdmin',
    'standContact',
  ])
})

it('what somebody is called says first that they exhibit, then what they are there', () => {
  expect(labelsOf(['ROLE_EXHIBITOR'], { isFirmAdmin: true, adminStands: 1, contactStands: 1 })).toEqual([
    'exhibitor',
    'wholeFirm',
    'firmAdmin',
    'standContact',
  ])
  expect(labelsOf(['ROLE_PRESS', 'ROLE_X'], nobody)).toEqual(['press'])
})

it('the highest of somebody’s roles is their rank; who has none stands below everybody', () => {
  const { superAdmin, superOrganizer, organizer, exhibitor, visitor } = roleCodes
  const order = [[], [visitor], [exhibitor], [organizer], [visitor, superOrganizer], [superAdmin]].map(rankOf)
  expect(order).toEqual([...order].sort((one, other) => one - other))
  expect(new Set(order).size).toBe(order.length)
  expect(rankOf(['ROLE_UNKNOWN'])).toBe(rankOf([visitor]))
})

it('a password has every kind of sign that is asked for, and says which it lacks', () => {
  const lacks = (password: string) => passwordProblems(password, 8)
  expect(lacks('Abcdef1!')).toEqual([])
  expect(lacks('Abcde1!')).toEqual(['password_too_short'])
  expect(lacks('abcdefg1!')).toEqual(['password_uppercase'])
  expect(lacks('ABCDEFG1!')).toEqual(['password_lowercase'])
  expect(lacks('Abcdefgh!')).toEqual(['password_digit'])
  expect(lacks('Abcdefg1')).toEqual(['password_sign'])
  expect(lacks(`Aa1!${'x'.repeat(passwordMax)}`)).toEqual(['password_too_long'])
  expect(lacks('Abcdef1!\n')).toEqual(['format_invalid'])
  expect(lacks('')).toHaveLength(5)
})

it('signs of two halves count once, so that four of them are no password of eight', () =>
  expect(passwordProblems('Aa1!😀😀', 8)).toEqual(['password_too_short']))

it('a token is found behind its own name and behind no other, as it was sent', () => {
  const token = 'a-_Z09'.repeat(5)
  const link = new URL(withToken('https://fair.test/confirm', 'invitation', token))
  expect(link.search).toBe('')
  expect(tokenIn(link.hash)).toEqual({ name: 'invitation', token })
  for (const hash of [
    '',
    '#',
    `#other=${token}`,
    `#token=${token}&x`,
    '#token=short',
    `#token=${'x'.repeat(201)}`,
    `?token=${token}`,
  ])
    expect(tokenIn(hash)).toBeNull()
})
