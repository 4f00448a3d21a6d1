import { expect, it } from 'vitest'
import { mailWriteQuery } from '#domain/identity/contract/mail-write.ts'
import { askedToWrite } from './asked-to-write.ts'

const read = (query: string) => askedToWrite(new URLSearchParams(query))

it('a list that is written to is found again by what it was narrowed by, and by what was ticked', () => {
  const narrowedBy = {
    search: 'é & co',
    isValidated: 0,
    state: 'ongoing' as const,
    sector: undefined,
    fair: 3,
  }
  expect(read(mailWriteQuery('exhibitors', narrowedBy, [4, '7', 4]))).toEqual({
    list: 'exhibitors',
    narrowedBy: { search: 'é & co', isValidated: 0, state: 'ongoing' },
    chosen: [4, 7],
  })
  expect(read(mailWriteQuery('people', {}))).toEqual({ list: 'people', narrowedBy: {} })
})

it('what an address says wrongly is left out, and without a list it says nothing', () => {
  expect(read('list=people&userType=x&account=nope&isPresent=1&chosen=a,-1,0')).toEqual({
    list: 'people',
    narrowedBy: {},
  })
  expect(read('list=others')).toBeNull()
})
