import { expect, it } from 'vitest'
import { labelLines } from './label-lines.ts'
import { textWidth } from './metrics.ts'

it.each([
  ['CiviCRM', 90, ['CiviCRM']],
  ['De Lelie Bruggenbouw', 90, ['De Lelie', 'Bruggenbouw']],
  ['De Lelie Bruggenbouw', 60, ['De Lelie', 'Bruggen…']],
  ['Donaudampfschifffahrtsgesellschaft', 70, ['Donauda…']],
  ['Manufacture des Deux-Rives', 70, ['Manufact…', 'des Deux…']],
  ['Dolibar ERP CRM + Odoo Community Association', 90, ['Dolibar ERP', 'CRM + Odoo…']],
  ['Bruggenbouw', 12, []],
])('writes "%s" on %i so that it can be read', (name, room, lines) => {
  expect(labelLines(name, 12.5, room)).toEqual(lines)
  for (const line of lines) expect(textWidth(line, 12.5)).toBeLessThanOrEqual(room)
})

it('breaks what would fit where less than all of the room is meant for one line', () => {
  expect(labelLines('Antennes Rurales', 12.5, 120, 60)).toEqual(['Antennes', 'Rurales'])
  expect(labelLines('Ondine de la Mer', 12.5, 120, 60)).toEqual(['Ondine', 'de la Mer'])
  expect(labelLines('Bruggenbouw', 12.5, 120, 60)).toEqual(['Bruggenbouw'])
})
