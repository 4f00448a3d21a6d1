import type { APIRequestContext } from '@playwright/test'
import { callsAs, newVisitor } from '../api.ts'
import { runId } from '../run-id.ts'

const slug = 'rives-et-ateliers'
export const fair = `/${slug}`
export const password = 'Charpente-42!'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** An offer of one test alone, open, of the firm of firmadmin@demo.test. */
export async function newOffer(request: APIRequestContext, title: string, body: object = {}) {
  const firm = await callsAs(request, 'firmadmin@demo.test')
  const [{ id: fairId }, user, [contract]] = await Promise.all([
    firm.get(`/default-fairs/slug/${slug}`),
    firm.get('/user/detail'),
    firm.get('/job_contract_types?itemsPerPage=1'),
  ])
  const offer = await firm.post('/jobs', {
    fair: fairId,
    firm: user.firm.id,
    translations: { fr: { title, description: '<p>Entretenir des bateaux.</p>' } },
    contractType: contract.id,
    addressJSON: JSON.stringify({ city: 'Nantes', postalCode: '44000', country: 'FR' }),
    finalDate: dayIn(30),
    isVisible: true,
    ...body,
  })
  return { firm, offer: Number(offer.id), fairId: Number(fairId) }
}

/** Somebody who looks for work, of one try of one test alone, with a profile to be read. */
export async function newCandidate(
  request: APIRequestContext,
  { firstName, lastName }: { firstName: string; lastName: string },
  profile: object = {},
) {
  const email = `${firstName}.${runId}@example.test`.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const person = { email, firstName, lastName }
  await newVisitor(request, slug, { ...person, password })
  const candidate = await callsAs(request, email, password)
  const user = await candidate.get('/user/detail')
  const { id } = await candidate.post('/job_profiles', {
    user: user.id,
    locale: 'fr',
    title: 'Charpentière de marine',
    summary: `Dix ans de chantier. ${person.firstName} sait lire un plan.`,
    ...profile,
  })
  return { candidate, profile: Number(id), ...person }
}

/** What somebody sent for an offer. */
export const applied = async (
  { candidate, profile }: Pick<Awaited<ReturnType<typeof newCandidate>>, 'candidate' | 'profile'>,
  job: number,
  body: object = {},
): Promise<number> => (await candidate.post('/job_solicitations', { job, profile, ...body })).id
