import { expectTypeOf, it } from 'vitest'
import type { MessageCode } from '#platform/contract/message-code.ts'
import type { Policy } from '#platform/contract/policy.ts'
import type { Role } from '#platform/contract/roles.ts'
import type { Sayable, WordKey } from '#platform/web/words/word-keys.ts'

type Asked<Key extends string> = Sayable<Key, WordKey<'fairs'>>

it('an unknown role, action or scope does not compile', () => {
  expectTypeOf<'organizer'>().toExtend<Role>()
  expectTypeOf<'organiser'>().not.toExtend<Role>()
  expectTypeOf<{ organizer: ['LRCUD:F', 'LR:p'] }>().toExtend<Policy>()
  expectTypeOf<{ organizer: 'LRX:A' }>().not.toExtend<Policy>()
  expectTypeOf<{ organizer: 'LR:Z' }>().not.toExtend<Policy>()
})

it('a key without words does not compile, whole or put together', () => {
  expectTypeOf<Asked<'settings.status_1'>>().toEqualTypeOf<unknown>()
  expectTypeOf<Asked<`settings.status_${number}`>>().toEqualTypeOf<unknown>()
  expectTypeOf<Asked<'app:product'>>().toEqualTypeOf<unknown>()
  expectTypeOf<Asked<'nope'>>().not.toEqualTypeOf<unknown>()
  expectTypeOf<Asked<`nope_${string}`>>().not.toEqualTypeOf<unknown>()
  expectTypeOf<Asked<string>>().not.toEqualTypeOf<unknown>()
})

it('a message code without a sentence does not compile', () => {
  expectTypeOf<'not_found'>().toExtend<MessageCode>()
  expectTypeOf<'nope'>().not.toExtend<MessageCode>()
})
