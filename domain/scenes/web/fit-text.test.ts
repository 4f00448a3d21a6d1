import { expect, test } from 'vitest'
import { fitText, LEADING } from './fit-text.ts'

const long = [
  'Chantiers navals de Trentemoult et du Pellerin, fils et frère',
  'Universität für Wirtschaft, Gestaltung und Handwerk Saarland',
  'Vereniging van Nederlandse Scheepsbouwers en Toeleveranciers',
  'Asociación de Fabricantes de Maquinaria y Bienes de Equipo',
  'Federazione Nazionale delle Imprese di Costruzioni Navali SpA',
  'Association of Independent Engineering and Marine Consultants',
]

test.each(long)('%s stands whole on a wall, in words that are not broken', name => {
  const fitted = fitText(name, { width: 500, height: 110 }, { most: 52, least: 22 })
  expect(fitted.lines.join(' ')).toBe(name)
  expect(fitted.size).toBeGreaterThanOrEqual(22)
  expect(fitted.lines.length * fitted.size * LEADING).toBeLessThanOrEqual(110)
})

test('a short name is as large as it may be, a word too long for its box is broken, the endless one ends in dots', () => {
  const box = { width: 240, height: 100 }
  expect(fitText('Hauban', box, { most: 50, least: 20 })).toEqual({ lines: ['Hauban'], size: 50 })
  const word = fitText('Donaudampfschifffahrtsgesellschaft', box, { most: 50, least: 20 })
  expect(word.lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
  expect(fitText('mot '.repeat(200), box, { most: 50, least: 20 }).lines.at(-1)).toMatch(/…$/)
})
