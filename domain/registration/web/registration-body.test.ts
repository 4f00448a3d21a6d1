import { expect, it } from 'vitest'
import { type FormBlock, knownFields } from '../contract/registration-form.ts'
import { controlOf, controls, runsOf, usualWord } from './controls.ts'
import { bodyOf } from './registration-body.ts'

const block = (identifier: string, type: FormBlock['type'] = 'text', table?: string): FormBlock => ({
  identifier,
  label: {},
  required: false,
  type,
  ...(table && { table }),
})
const sent = (one: FormBlock, value: unknown) => bodyOf([one], { [one.identifier]: value })

it('a field that was left empty is not sent', () => {
  for (const nothing of ['', '  ', undefined, null]) expect(sent(block('firstName'), nothing)).toEqual({})
  expect(sent(block('languages', 'table'), [])).toEqual({})
})

it('blanks around a name go, those of a password are part of it', () => {
  expect(sent(block('firstName'), ' Ada ')).toEqual({ firstName: 'Ada' })
  expect(sent(block('password'), ' secret ')).toEqual({ password: ' secret ' })
})

it('choices go as ids, a box as whether it is ticked, an address of the web with its beginning', () => {
  expect(sent(block('country', 'table'), '33')).toEqual({ country: 33 })
  expect(sent(block('languages', 'table'), ['1', '2'])).toEqual({ languages: [1, 2] })
  expect(sent(block('acceptCondition', 'checkbox'), true)).toEqual({ acceptCondition: true })
  expect(sent(block('acceptCondition', 'checkbox'), undefined)).toEqual({ acceptCondition: false })
  expect(sent(block('firmWebsite'), 'verre.fr')).toEqual({ firmWebsite: 'https://verre.fr' })
})

it('fields of the fair’s own are entered by what they are', () => {
  expect(sent(block('customBadge'), ' B ')).toEqual({ customBadge: 'B' })
  expect(sent(block('customLunch', 'checkbox'), false)).toEqual({ customLunch: false })
  expect(sent(block('customSize', 'table', 'sizes'), '4')).toEqual({ customSize: 4 })
  expect(controlOf(block('customSize', 'table', 'sizes'))).toMatchObject({ kind: 'one', table: 'sizes' })
})

it('what is not in the form is never sent', () =>
  expect(bodyOf([block('firstName')], { firstName: 'Ada', isAdmin: true })).toEqual({ firstName: 'Ada' }))

it('every field that a form may show can be entered', () =>
  expect([...knownFields.visitor, ...knownFields.exhibitor].filter(field => !controls[field])).toEqual([]))

it('a field is called by its own words, else by those of the profile', () =>
  expect([usualWord('email'), usualWord('firstName')]).toEqual([
    'identity:login.email',
    'identity:profile.firstName',
  ]))

it('neighbours of one kind make a run, and one that comes later another one', () =>
  expect(runsOf(['a1', 'a2', 'b1', 'a3'], one => one.charAt(0))).toEqual([
    { kind: 'a', of: ['a1', 'a2'] },
    { kind: 'b', of: ['b1'] },
    { kind: 'a', of: ['a3'] },
  ]))
