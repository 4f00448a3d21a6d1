import type { MessageCode } from '#platform/contract/message-code.ts'
import type { Use } from '#platform/contract/problem.ts'

/**
 * What is thrown to refuse a call. `errors` are codes by field.
 * Everything else that is thrown is our fault and answers 500 without a word about its cause.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly messageCode: MessageCode,
    readonly options: {
      errors?: Record<string, string[]>
      /** What stands for the placeholders of its sentence, in the reader's writing. */
      values?: Record<string, string>
      /** Names what the message is about: an unknown filter, the fields that may not be changed. */
      detail?: string
      /** Seconds after which trying again makes sense. */
      retryAfter?: number
      /** Who still needs what was to be deleted. */
      usedBy?: Use[]
    } = {},
  ) {
    super(messageCode)
  }
}

export const notFound = () => new Refusal(404, 'not_found')
export const forbidden = (code: MessageCode = 'forbidden') => new Refusal(403, code)
export const unauthorized = () => new Refusal(401, 'unauthorized')
/** For what somebody may not do: the anonymous may still log in. */
export const denied = ({ userId }: { userId: number | null }) =>
  userId === null ? unauthorized() : forbidden()
export const conflict = (code: MessageCode) => new Refusal(409, code)

/** 422 with the codes of each field. */
export const invalid = (errors: Record<string, string[] | string>) =>
  new Refusal(422, 'invalid', {
    errors: Object.fromEntries(Object.entries(errors).map(([field, codes]) => [field, [codes].flat()])),
  })
