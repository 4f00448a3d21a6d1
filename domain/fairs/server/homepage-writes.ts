import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import { Homepage, type HomepageContent, homepageImages } from '../contract/homepage.ts'
import { linkProblem } from '../contract/rules.ts'

const clean = (content: HomepageContent): HomepageContent => ({
  ...content,
  ...(content.text !== undefined && { text: sanitizeRichText(content.text) }),
  ...(content.sections && {
    sections: content.sections.map(section => ({
      ...section,
      ...(section.text !== undefined && { text: sanitizeRichText(section.text) }),
    })),
  }),
})

/** @throws 422 for a button that leads nowhere good. */
function checkButton(field: string, content: HomepageContent) {
  const link = content.buttonLink
  if (!link) return
  const problem = linkProblem(link.startsWith('/') ? 0 : 1, link)
  if (problem) throw invalid({ [field]: problem })
}

/** Only images that everybody may see can stand on a homepage. */
async function checkImages(field: string, homepage: Homepage, { db }: Context) {
  const ids = homepageImages(homepage)
  if (!ids.length) return
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from media_object where id = any(${ids}::int[]) and type = 1 and visibility = 'public'`.execute(
    db,
  )
  if (rows[0]?.known !== ids.length) throw invalid({ [field]: 'relation_not_found' })
}

/** The homepage as it may be kept: rich text reduced, links and images checked. */
export async function homepageToKeep(field: string, sent: unknown, context: Context): Promise<Homepage> {
  if (!Value.Check(Homepage, sent)) throw invalid({ [field]: 'value_invalid' })
  await checkImages(field, sent, context)
  const kept: Homepage = {}
  for (const locale of locales) {
    const content = sent[locale]
    if (!content) continue
    checkButton(field, content)
    kept[locale] = clean(content)
  }
  return kept
}
