import { expect, it } from 'vitest'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import type { Role } from '#platform/contract/roles.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useMayWrite } from './use-may-write.ts'

const fair = fairOf(1, 'rives', { isUsingDirectMessageModule: true })
const own = { id: 11, name: 'Own' }
const other = { id: 12, name: 'Other' }
const colleague = { id: 2, firstName: 'Ana', lastName: 'Bel' }
const self = { id: 1, firstName: 'Cy', lastName: 'Dor' }
const ofFirm = (id: number) => ({ kind: 'exhibitor', id, title: 'Firm' }) as const

async function mayWrite(role: Role, target: ContactTarget, more: Partial<PublicFair> = {}) {
  const user = userOf([role], { firm: { id: 7, name: 'Firm' } })
  const answers = { 'GET /stands/my-stands': [[{ id: own.id, fair: { id: 1 }, barrier: null }]] }
  const page = await readerOf({ user, fairs: [{ ...fair, ...more }], salon: 'rives', answers })
  const hook = await renderHook(() => useMayWrite(target), page.around)
  return hook.now
}

it('writing is offered to booths, and to people but oneself', async () => {
  expect(await mayWrite('visitor', { stand: other })).toBe(true)
  expect(await mayWrite('visitor', { stand: other, person: colleague })).toBe(true)
  expect(await mayWrite('organizer', { person: colleague })).toBe(true)
  expect(await mayWrite('visitor', { stand: other, person: self })).toBe(false)
})

it('who works for an exhibitor is offered to write to colleagues, to no booth and nobody of another', async () => {
  expect(await mayWrite('standContact', { stand: own })).toBe(false)
  expect(await mayWrite('standContact', { stand: own, person: colleague })).toBe(true)
  expect(await mayWrite('firmAdmin', { stand: other })).toBe(false)
  expect(await mayWrite('firmAdmin', { stand: other, person: colleague })).toBe(false)
  expect(await mayWrite('firmAdmin', { person: colleague, context: ofFirm(7) })).toBe(true)
  expect(await mayWrite('firmAdmin', { person: colleague, context: ofFirm(8) })).toBe(false)
})

it('nowhere in a fair that has no messages, or hides their buttons', async () => {
  expect(await mayWrite('visitor', { stand: other }, { isHidingChatButtons: true })).toBe(false)
  expect(await mayWrite('standContact', { person: colleague }, { isHidingChatButtons: true })).toBe(false)
  expect(await mayWrite('visitor', { stand: other }, { isUsingDirectMessageModule: false })).toBe(false)
})
