import { expect, it } from 'vitest'
import { educationsIn, positionsIn, profileEntryFields, spokenIn, writtenField } from './profile-fields.ts'
import { chosenFields } from './use-profile-lists.ts'

it('all that a profile says by entries of lists can be chosen in its form', () =>
  expect(chosenFields).toEqual(expect.arrayContaining(profileEntryFields)))

it('what a form gives is written as the call takes it', () => {
  expect(writtenField('skills', ['9', '2'])).toEqual([2, 9])
  expect(writtenField('experience', '4')).toBe(4)
  // “Not said” is none.
  expect(writtenField('experience', '0')).toBeNull()
  expect(writtenField('title', '')).toBeNull()
  expect(writtenField('summary', '')).toBe('')
  expect(writtenField('graduationYear', 2019)).toBe(2019)
})

it('rows are read from what is kept, whatever it holds besides', () => {
  expect(positionsIn([{ title: 'Cheffe', employer: '', secret: 'x' }, null, 'y'])).toEqual([
    { title: 'Cheffe', employer: null, place: null, from: null, to: null, text: '' },
  ])
  expect(educationsIn([{ title: 'BTS', level: '3' }])).toEqual([
    { title: 'BTS', school: null, level: null, from: null, to: null, text: '' },
  ])
  expect(spokenIn([{ language: 2 }, { language: '3' }])).toEqual([{ language: 2, level: null }])
})
