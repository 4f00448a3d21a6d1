import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { linkProblem } from '../contract/rules.ts'

/** A button leads to a page of the fair or to a site, never to anything that a browser would run. */
export function beforeHeaderButtonWrite(input: Input, current: Row | null, _context: Context): Input {
  const link = String(input.link ?? current?.link ?? '/')
  const problem = linkProblem(Number(input.linkType ?? current?.linkType ?? 0), link)
  if (problem && ('link' in input || 'linkType' in input)) throw invalid({ link: problem })
  return 'linkType' in input ? { ...input, linkType: Math.min(Number(input.linkType), 1) } : input
}
