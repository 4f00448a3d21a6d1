import { Value } from 'typebox/value'
import { mediaType } from '#domain/media/contract/media-object.ts'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { mayKnow } from '#platform/server/resource/scope.ts'
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

const imagesAlready = (current: Row | null): number[] =>
  [current?.homepageJson, current?.homepageDraft].flatMap(one =>
    Value.Check(Homepage, one) ? homepageImages(one) : [],
  )

/** Images that everybody may see, of those that the writer may use or that stand there already: not any number. */
async function checkImages(
  field: string,
  homepage: Homepage,
  current: Row | null,
  { db, actor }: Context,
): Promise<void> {
  const ids = homepageImages(homepage)
  if (!ids.length) return
  const { known } = await one<{ known: number }>(db)`
    select count(*)::int as known from media_object m
      where m.id = any(${ids}::int[]) and m.type = ${mediaType.image} and m.visibility = 'public'
      and (m.id = any(${imagesAlready(current)}::int[])
        or ${mayKnow(implementationOf('media_objects'), 'm', actor)})`
  if (known !== ids.length) throw invalid({ [field]: 'relation_not_found' })
}

/** The homepage as it may be kept: rich text reduced, links and images checked. */
export async function homepageToKeep(
  field: string,
  sent: unknown,
  current: Row | null,
  context: Context,
): Promise<Homepage> {
  if (!Value.Check(Homepage, sent)) throw invalid({ [field]: 'value_invalid' })
  await checkImages(field, sent, current, context)
  const kept: Homepage = {}
  for (const locale of locales) {
    const content = sent[locale]
    if (!content) continue
    checkButton(field, content)
    kept[locale] = clean(content)
  }
  return kept
}
