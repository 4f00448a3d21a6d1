import { expect, test } from 'vitest'
import { nextStep } from './ways.ts'

const fair = (id: number, isPublicAccess = true) => ({ status: { id, code: '', name: '' }, isPublicAccess })
const own = { buttonLabel: 'Entrer', buttonLink: '/fair/visit/lobby' }

test('an open fair is entered by the button of its organizers, a finished one is looked back at', () => {
  expect(nextStep(fair(2), own, false)).toMatchObject({ id: 'own', label: 'Entrer' })
  expect(nextStep(fair(2), {}, false)).toMatchObject({ id: 'enter', link: '/fair/visit/lobby' })
  expect(nextStep(fair(3), own, false)).toMatchObject({ id: 'look_back' })
})

test('a fair for members asks who is not logged in to do so', () => {
  expect(nextStep(fair(2, false), own, false)).toMatchObject({ id: 'login', link: '/fair/visit/lobby' })
  expect(nextStep(fair(2, false), own, true)).toMatchObject({ id: 'own' })
})

test('a fair that cannot be entered offers no way in, but the organizers’ own link to elsewhere', () => {
  expect(nextStep(fair(4), own, true)).toBeNull()
  expect(nextStep(fair(1), own, false)).toBeNull()
  expect(nextStep(fair(1), own, true)).toMatchObject({ id: 'prepare' })
  expect(nextStep(fair(4), { ...own, buttonLink: '/contact' }, false)).toMatchObject({ id: 'own' })
})
