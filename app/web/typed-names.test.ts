import { expectTypeOf, it } from 'vitest'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import type { Policy } from '#platform/contract/policy.ts'
import type { Role } from '#platform/contract/roles.ts'
import type { KnownKey, WordKey } from '#platform/web/words/word-keys.ts'
import type { Words } from '#platform/web/words/words.ts'

type Checked<Key extends string> = KnownKey<Key, WordKey<'fairs'>>

it('an unknown role, action or scope does not compile', () => {
  expectTypeOf<'organizer'>().toExtend<Role>()
  expectTypeOf<'organiser'>().not.toExtend<Role>()
  expectTypeOf<{ organizer: ['LRCUD:F', 'LR:p'] }>().toExtend<Policy>()
  expectTypeOf<{ organizer: 'LRX:A' }>().not.toExtend<Policy>()
  expectTypeOf<{ organizer: 'LR:Z' }>().not.toExtend<Policy>()
})

it('a key without words does not compile, whole or put together', () => {
  expectTypeOf<Checked<'settings.status_1'>>().toEqualTypeOf<unknown>()
  expectTypeOf<Checked<`settings.status_${number}`>>().toEqualTypeOf<unknown>()
  expectTypeOf<Checked<'app:product'>>().toEqualTypeOf<unknown>()
  expectTypeOf<Checked<'nope'>>().not.toEqualTypeOf<unknown>()
  expectTypeOf<Checked<`nope_${string}`>>().not.toEqualTypeOf<unknown>()
  expectTypeOf<Checked<string>>().not.toEqualTypeOf<unknown>()
})

it('a message code without a sentence does not compile', () => {
  expectTypeOf<'not_found'>().toExtend<MessageCode>()
  expectTypeOf<'nope'>().not.toExtend<MessageCode>()
})

it('what a caller writes wrong stops `tsc -b`, which also finds an expected error that is none', () => {
  /** Never run. */
  const refused = (t: Words<'fairs'>, say: Words<'validations'>) => {
    t('app:product')
    t('validations:not_found')
    say('not_found')
    // @ts-expect-error no such words
    t('nope')
    // @ts-expect-error no such message code
    t('validations:nope')
    // @ts-expect-error no such message code
    say('nope')
    const call = { method: 'GET', path: '/nope', tag: 'Fairs', summary: '' } as const
    defineEndpoint({ ...call, allow: ['superAdmin'] })
    // @ts-expect-error no such role
    defineEndpoint({ ...call, allow: ['superadmin'] })
    const policy: Policy = { organizer: 'LR:F' }
    // @ts-expect-error no such role
    const other: Policy = { organiser: 'LR:F' }
    return [policy, other]
  }
  expectTypeOf(refused).toBeFunction()
})
