import type { Static } from 'typebox'
import type { readCaptcha } from '#platform/contract/captcha.ts'

export async function solve(_challenge: Static<NonNullable<(typeof readCaptcha)['answer']>>): Promise<string> {
  throw new Error('captcha_unavailable')
}
