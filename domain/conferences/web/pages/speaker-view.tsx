import { useSuspenseQuery } from '@tanstack/react-query'
import { data, redirect, useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { plainText } from '#domain/stands/contract/checklist.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { type SpeakerView, viewSpeaker } from '../../contract/speaker-calls.ts'
import { SpeakerPage } from '../speakers/speaker-page.tsx'

/** Somebody who speaks, with their sessions. */
export default function SpeakerViewPage() {
  const { id } = useParams()
  const { data: view } = useSuspenseQuery(callQuery(useApi(), viewSpeaker, { params: { id: Number(id) } }))
  return <SpeakerPage key={view.speaker.id} view={view} fair={useCurrentFair()} />
}

export async function load(context: LoadContext<PublicFair>) {
  const { api, queries, params, salon } = context
  if (params.id === undefined) throw redirect(hrefOf(conferencePaths.speakerList, {}, salon))
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const view = await queries.ensureQueryData(callQuery(api, viewSpeaker, { params: { id } }))
  await underOwnFair(context, conferencePaths.speakerView, view.speaker.fair.id)
  return view
}

export function head(view: SpeakerView | null) {
  if (!view) return { title: '' }
  const { name, jobTitle, biography, picture, firm, links } = view.speaker
  const description = (plainText(biography ?? '') || (jobTitle ?? '')).slice(0, 160)
  return {
    title: name,
    ...(description && { description }),
    ...(picture && { image: picture.filePath }),
    structured: {
      '@type': 'Person',
      name,
      ...(jobTitle && { jobTitle }),
      ...(firm && { worksFor: { '@type': 'Organization', name: firm.name } }),
      ...(links.length > 0 && { sameAs: links }),
    },
  }
}
