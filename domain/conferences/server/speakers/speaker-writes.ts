import { runsFair } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { beforePartWrite } from '../write-rules.ts'

/** @throws 422 for “invited” by hand: whoever is invited has a mail */
export async function beforeSpeakerWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  if (sent.state === 'invited' && current?.state !== 'invited')
    throw invalid({ state: 'speaker_invited_by_mail' })
  // As by the link: whoever has declined speaks for nothing, and furnishes nothing.
  const isDeclined = sent.state === 'declined' && current?.state !== 'declined'
  return beforePartWrite(isDeclined ? { ...sent, user: null } : sent, current, context)
}

/** Where somebody was written to is told to those alone who run the fair. */
export function presentSpeaker(row: Row, { actor }: Context): Row {
  return runsFair(actor, idOf(row.fair))
    ? row
    : { ...row, invitedEmail: null, invitedAt: null, answeredAt: null }
}
